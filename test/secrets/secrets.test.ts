import { describe, expect, it } from "vitest";
import { createSecrets } from "../../server/secrets/secrets.ts";

const secrets = createSecrets("a secret key of more than thirty-two characters");
const others = createSecrets("another secret key of more than thirty-two characters");

describe("encrypted values", () => {
  it("are decrypted unchanged", () => {
    for (const plain of ["", "ai_live_key", "ключ 🔑 鍵", "x".repeat(10_000)])
      expect(secrets.decrypt("api-key", secrets.encrypt("api-key", plain, "user_1"), "user_1")).toBe(plain);
  });

  it("differ each time, even for the same value", () => {
    expect(secrets.encrypt("api-key", "same", "user_1")).not.toBe(secrets.encrypt("api-key", "same", "user_1"));
  });

  it("cannot be decrypted for another purpose or row, with another secret key, or after a change", () => {
    const encrypted = secrets.encrypt("api-key", "plain", "user_1");
    const altered = `${encrypted.slice(0, 20)}${encrypted[20] === "A" ? "B" : "A"}${encrypted.slice(21)}`;
    expect(() => secrets.decrypt("webhook-secret", encrypted, "user_1")).toThrow("cannot be decrypted");
    expect(() => secrets.decrypt("api-key", encrypted, "user_2")).toThrow("cannot be decrypted");
    expect(() => others.decrypt("api-key", encrypted, "user_1")).toThrow("SECRET_KEY");
    for (const text of [altered, "", "v1.", "v2.AAAA", encrypted.slice(0, 30), encrypted.replace("v1.", "")])
      expect(() => secrets.decrypt("api-key", text, "user_1")).toThrow("cannot be decrypted");
  });
});

describe("keyed hashes", () => {
  it("are the same for the same value, and differ by purpose, secret key and split into parts", () => {
    const hash = secrets.hmac("verification-code", "a@b.example", "123456");
    expect(hash).toHaveLength(32);
    expect(secrets.hmac("verification-code", "a@b.example", "123456")).toEqual(hash);
    expect(secrets.hmac("api-key", "a@b.example", "123456")).not.toEqual(hash);
    expect(others.hmac("verification-code", "a@b.example", "123456")).not.toEqual(hash);
    expect(secrets.hmac("verification-code", "a@b.example1", "23456")).not.toEqual(hash);
  });
});
