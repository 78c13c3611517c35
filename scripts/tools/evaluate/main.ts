import { parseArgs } from "node:util";
import { EmbeddingsEndpoint } from "../../../server/adapters/embeddings-endpoint.ts";
import { EmbeddingsModel } from "../../../server/adapters/embeddings-model/embeddings-model.ts";
import { DEFAULT_MIN_SCORE } from "../../../server/config/config.ts";
import type { Embeddings } from "../../../server/ports/embeddings.ts";
import { reportFits, senselessVerdicts, type Verdict } from "./fit.ts";
import { type JudgedRequest, readJudgedRequests, reportJudged, type ScoredDomain } from "./judged.ts";
import { falseConditions, LABELLED_ON, readLabelledQueries, scoreConditions } from "./query-conditions.ts";
import { type CorpusCompany, readCorpus } from "./read-corpus.ts";
import SENSELESS from "./senseless.json" with { type: "json" };
import { type Service, trainService } from "./systems.ts";

const usage =
  "Usage: evaluate --conditions FILE [--judged FILE]\n       evaluate --corpus FILE --judged FILE [--fit] [--model FILE] [--embeddings FOLDER|URL [--embeddings-model NAME]]\nFiles may be gzipped (.gz).";

const started = performance.now();
function say(line: string): void {
  process.stderr.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}\n`);
}

/** Reports a phase at its start and at each quarter. */
function reportQuarters(): (phase: string, fraction: number) => void {
  let last = "";
  return (phase, fraction) => {
    const line = `${phase} ${Math.floor(fraction * 4) * 25} %`;
    if (line !== last) say(`training: ${line}`);
    last = line;
  };
}

async function evaluateJudged(
  file: string,
  companies: readonly CorpusCompany[],
  services: Readonly<Record<string, Service>>,
  withFit: boolean,
): Promise<void> {
  const requests = await readJudgedRequests(file);
  for (const [name, service] of Object.entries(services)) {
    const rankings = new Map<JudgedRequest, ScoredDomain[]>();
    for (const request of requests) {
      const ranking = await service.rankAll(request);
      rankings.set(
        request,
        ranking.map(({ row, score }) => ({ domain: companies[row]!.domain, score })),
      );
    }
    process.stdout.write(`${reportJudged(rankings, DEFAULT_MIN_SCORE, name)}\n\n`);
    if (!withFit) continue;
    say("fitting");
    process.stdout.write(`${reportFits(await collectVerdicts(requests, companies, service))}\n\n`);
  }
}

/** The number of best companies of each request whose verdicts the weights are fitted to. */
const FITTED = 300;

/** Returns the verdicts on the best companies of judged requests and of nonsense requests. */
async function collectVerdicts(
  requests: readonly JudgedRequest[],
  companies: readonly CorpusCompany[],
  service: Service,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const request of requests) {
    const { kind, found } = await service.measure(request, FITTED);
    for (const { companyId, features } of found) {
      const grade = request.grades.get(companies[companyId]!.domain);
      if (grade !== undefined) verdicts.push({ request: request.id, kind, features, isKept: grade >= 2, weight: 1 });
    }
  }
  for (const query of SENSELESS) {
    const { kind, found } = await service.measure({ query, seedDomains: [] }, FITTED);
    verdicts.push(...senselessVerdicts(query, kind, found));
  }
  return verdicts;
}

/**
 * Reports how accurately conditions are read from labelled queries, and the conditions that are wrongly read from
 * judged requests, which contain none.
 */
async function evaluateConditions(file: string, judged: string | undefined): Promise<void> {
  const { conditions, exact, missed, negations, turnedAround } = scoreConditions(
    await readLabelledQueries(file),
    LABELLED_ON,
  );
  const share = ((100 * exact) / conditions).toFixed(1);
  process.stdout.write(`${exact} of ${conditions} conditions (${share} %) are read as labelled. The others:\n`);
  for (const line of missed) process.stdout.write(`  ${line}\n`);
  process.stdout.write(`${turnedAround.length} of ${negations} negated words are wrongly searched for.\n`);
  for (const line of turnedAround) process.stdout.write(`  ${line}\n`);
  if (judged === undefined) return;
  const queries = (await readJudgedRequests(judged)).flatMap(({ query }) => query ?? []);
  const wrong = falseConditions(queries, new Date());
  process.stdout.write(`A condition is wrongly read from ${wrong.length} of ${queries.length} judged requests.\n`);
  for (const line of wrong) process.stdout.write(`  ${line}\n`);
}

const NO_PREFIXES = { query: "", document: "" };

/** Opens the embeddings model in a folder, or at the URL of an endpoint with OpenAI's embeddings API. */
async function openEmbeddings(place: string, model = ""): Promise<Embeddings> {
  if (!/^https?:/.test(place)) return EmbeddingsModel.open(place, NO_PREFIXES);
  return new EmbeddingsEndpoint({ url: place, model, key: process.env.EMBEDDINGS_KEY }, NO_PREFIXES);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      conditions: { type: "string" },
      corpus: { type: "string" },
      judged: { type: "string" },
      model: { type: "string" },
      embeddings: { type: "string" },
      "embeddings-model": { type: "string" },
      fit: { type: "boolean" },
    },
  });
  if (values.conditions !== undefined) {
    await evaluateConditions(values.conditions, values.judged);
    return 0;
  }
  if (values.corpus === undefined || values.judged === undefined) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const companies = await readCorpus(values.corpus);
  say(`${companies.length} companies`);
  const trained = await trainService(companies, reportQuarters(), values.model);
  const services: Record<string, Service> = { service: trained };
  if (values.embeddings !== undefined) {
    const embeddings = await openEmbeddings(values.embeddings, values["embeddings-model"]);
    services["service with embeddings model"] = await trainService(
      companies,
      reportQuarters(),
      values.model,
      embeddings,
    );
  }
  const memory = trained.bytes;
  say(`indexes: ${(memory.vectors / 1e6).toFixed(1)} MB vectors, ${(memory.lexical / 1e6).toFixed(1)} MB lexical`);
  await evaluateJudged(values.judged, companies, services, values.fit === true);
  say("done");
  return 0;
}

process.exitCode = await main();
