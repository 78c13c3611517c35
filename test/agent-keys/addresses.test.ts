import { afterAll, beforeAll, expect, it } from "vitest";
import { clientNetwork } from "../../server/agent-keys/client-network.ts";
import { type KeyService, startKeyService } from "./support.ts";

let service: KeyService;
beforeAll(async () => {
  service = await startKeyService();
});
afterAll(() => service.stop());

it.each([
  "not an address",
  "a@b",
  "0@0.0",
  "ada@192.0.2.7",
  "ada@northwind.example,eve@attacker.example",
  "ada@northwind.example\r\nBcc: eve@attacker.example",
  "",
  "ada@nul\u0000.example",
])("an address that is none is refused and nothing is sent: %j", async (email) => {
  const refused = await service.signUp(email);
  expect(refused.status).toBe(422);
  const { detail } = refused.body as { detail: { loc: string[] }[] };
  expect(new Set(detail.map(({ loc }) => loc.join(".")))).toEqual(new Set(["body.email"]));
  expect(await service.database.db.selectFrom("verification_code").selectAll().execute()).toEqual([]);
});

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["::1", "::/64"],
])("a client at %s is counted as %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
