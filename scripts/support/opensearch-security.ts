// OpenSearch with its security plugin: TLS with a certificate of a private authority, and one user with the permissions
// that server/operations/opensearch.md lists.
import { cpSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { join } from "node:path";
import { ofPrivateAuthority } from "./self-signed.ts";

/** Connection settings of a secure node. */
export interface OpenSearchAccess {
  readonly user: string;
  readonly password: string;
  /** File with the certificate of the authority, in PEM. */
  readonly certificateAuthorities: string;
}

const USER = "companies";
const PASSWORD = "a password for tests";
/** Hash of the password, made by the plugin's own tool. */
const PASSWORD_HASH = "$2y$12$1PyA9A5Rb37oMm25Z4I.Dur.zj68NFRhlYhwgm/c60vOjCNrIv/km";
/** Patterns of the index names of tests. */
const INDEXES = ["test-*", "companies-*"];

/** Paths are relative to the configuration folder. */
export const SECURITY_SETTINGS = {
  ...Object.fromEntries(
    ["transport", "http"].flatMap((layer) => [
      [`plugins.security.ssl.${layer}.pemcert_filepath`, "node.pem"],
      [`plugins.security.ssl.${layer}.pemkey_filepath`, "node-key.pem"],
      [`plugins.security.ssl.${layer}.pemtrustedcas_filepath`, "authority.pem"],
    ]),
  ),
  "plugins.security.ssl.http.enabled": true,
  "plugins.security.ssl.transport.enforce_hostname_verification": false,
  "plugins.security.nodes_dn": ["CN=localhost"],
  "plugins.security.authcz.admin_dn": ["CN=administrator"],
  "plugins.security.allow_default_init_securityindex": true,
};

/** Writes the files that the plugin reads when a node starts for the first time. */
export function secure(home: string, config: string): OpenSearchAccess {
  const certificateAuthorities = join(config, "authority.pem");
  writeFileSync(certificateAuthorities, ofPrivateAuthority.authority);
  writeFileSync(join(config, "node.pem"), ofPrivateAuthority.cert);
  writeFileSync(join(config, "node-key.pem"), ofPrivateAuthority.key);
  const folder = join(config, "opensearch-security");
  cpSync(join(home, "plugins/opensearch-security/config"), folder, { recursive: true });
  const meta = (type: string) => ({ _meta: { type, config_version: 2 } });
  // JSON is valid YAML.
  const write = (name: string, content: unknown): void => writeFileSync(join(folder, name), JSON.stringify(content));
  write("internal_users.yml", { ...meta("internalusers"), [USER]: { hash: PASSWORD_HASH, reserved: false } });
  write("roles.yml", {
    ...meta("roles"),
    companies: {
      cluster_permissions: ["cluster_composite_ops", "cluster:monitor/health"],
      index_permissions: [
        { index_patterns: INDEXES, allowed_actions: ["crud", "create_index", "manage_aliases", "manage"] },
      ],
    },
  });
  write("roles_mapping.yml", { ...meta("rolesmapping"), companies: { users: [USER], reserved: false } });
  return { user: USER, password: PASSWORD, certificateAuthorities };
}

/** Returns whether a node accepts its user. This takes some seconds after the node begins to listen. */
export function respondsSecurely(url: string, { user, password }: OpenSearchAccess): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { auth: `${user}:${password}`, ca: ofPrivateAuthority.authority, timeout: 2_000 };
    get(`${url}/_cluster/health`, options, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .on("error", () => resolve(false))
      .on("timeout", () => resolve(false));
  });
}
