import { expect, it } from "vitest";
import { clientNetwork, withoutPort } from "../../server/lib/client-network.ts";
import { startKeyService } from "./support.ts";

const service = await startKeyService();

it.each([
  "not an address",
  "a@b",
  "0@0.0",
  "ada@192.0.2.7",
  "ada@northwind.example,eve@attacker.example",
  "ada@northwind.example\r\nBcc: eve@attacker.example",
  "",
  "ada@nul\u0000.example",
])("an invalid address is rejected and nothing is sent: %j", async (email) => {
  const refused = await service.signUp(email);
  expect(refused.status).toBe(422);
  const { detail } = refused.body as { detail: { loc: string[] }[] };
  expect(new Set(detail.map(({ loc }) => loc.join(".")))).toEqual(new Set(["body.email"]));
  expect(await service.database.db.selectFrom("verification_code").selectAll().execute()).toEqual([]);
});

it.each([
  ["192.0.2.7", "192.0.2.7", null],
  ["::ffff:192.0.2.7", "192.0.2.7", null],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["::1", "::/64", "::/48"],
])("a client at %s is counted by network %s and site %s", (address, network, site) => {
  expect(clientNetwork(address)).toEqual({ network, site });
});

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:50123", "192.0.2.7"],
  ["2001:db8::7", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ["[2001:db8::7]:50123", "2001:db8::7"],
  ["unknown", "unknown"],
])("the forwarded address %s is read as the client at %s", (forwarded, address) => {
  expect(withoutPort(forwarded)).toBe(address);
});
