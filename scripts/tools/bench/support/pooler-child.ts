// Serves two families with many connection pools, each as a process of the service has one: `node pooler-child.ts URL
// POOL_URL APPS CONNECTIONS`, where an empty POOL_URL means none. Sends the addresses to the parent.

import { createAuthenticate } from "../../../../server/agent-keys/queries-authenticate.ts";
import { credits } from "../../../../server/credits/handlers.ts";
import { connect } from "../../../../server/db/connect.ts";
import { icps } from "../../../../server/icps/handlers.ts";
import { createSecrets } from "../../../../server/secrets/secrets.ts";
import { suspendReferrers } from "../../../../server/wiring/suspend.ts";
import { TEST_SECRET_KEY } from "../../../support/keys.ts";
import { serveFamilies } from "../../../support/serve-families.ts";

const [url = "", poolUrl = "", apps, connections] = process.argv.slice(2);
const secrets = createSecrets(TEST_SECRET_KEY);
const addresses = await Promise.all(
  Array.from({ length: Number(apps) }, async () => {
    const { db } = connect({
      url,
      poolUrl: poolUrl || undefined,
      applicationName: "bench",
      poolSize: Number(connections),
    });
    const listening = await serveFamilies(
      { Credits: credits(), Icps: icps(suspendReferrers) },
      {
        db,
        authenticate: createAuthenticate({ db, secrets }),
        responseCipher: {
          encrypt: (plain, boundTo) => secrets.encrypt("stored-answer", plain, boundTo),
          decrypt: (encrypted, boundTo) => secrets.decrypt("stored-answer", encrypted, boundTo),
        },
        production: true,
      },
    );
    return listening.address;
  }),
);
process.send?.(addresses);
process.on("disconnect", () => process.exit(0));
