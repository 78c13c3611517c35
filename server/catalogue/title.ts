import type { Schema } from "../http/contract.ts";

export type Seniority = Schema["Seniority"];
export type Department = Schema["Department"];

// Words of English, German, French, Spanish, Italian and Dutch, without accents: see `normaliseTitle`.
const FOUNDER_WORDS = `
  cofounder, founder, (?<!(product|process|system) )owner, grunder*, mitgrunder*, inhaber*, eigentumer*, fondat*,
  cofondat*, proprietaire, fundador*, cofundador*, propietari*, titolare, oprichter*, *eigenaar`;
const CXO_WORDS = `
  chief(?! of staff), c[abcdefgilmoprstx]o, ciso, chro, president*, managing director, general manager,
  geschaftsfuhr*, geschaftsleit*, *vorstand*, pdg, gerante?, (directeur|directrice) generale?, directora? general,
  consejer[oa] delegad[oa], amministrat(or|ric)e (delegat|unic)[oa], (direttore|direttrice) generale,
  algemeen directeur, bestuurder, bestuursvoorzitter, gerente general, general director`;
const PARTNER_WORDS = `
  (?<!(business|channel) )partner(?! (manager|marketing|success|development|sales|engineer)), associee?, soci[oa],
  gesellschafter*, vennoot`;
const EXECUTIVE_ASSISTANT_WORDS = `
  (executive|personal) assistant, assistant to, assistent(in)? der geschaftsfuhrung, assistante? de direction,
  asistente de direccion, assistente di direzione, directiesecretar*`;

/**
 * Seniority by title. The first matching rule wins, so exceptions come first: an assistant to a director is not a director, and the
 * leader of a project is not the head of a department.
 */
const SENIORITY_RULES: readonly (readonly [Seniority, RegExp])[] = [
  rule(
    "INTERN",
    `interns?, internship, trainee, working student, praktikant*, werkstudent*, auszubildende*, azubi, stagiair*,
     alternant*, apprenti*, becari*, tirocinante, stagista, apprendista, lehrling,
     student(in)?(?! (success|affairs|services))`,
  ),
  rule("ENTRY", EXECUTIVE_ASSISTANT_WORDS),
  rule("FOUNDER", FOUNDER_WORDS),
  rule("CXO", CXO_WORDS),
  rule("PARTNER", PARTNER_WORDS),
  rule("VP", "[es]?vp, avp"),
  rule("MANAGER", "(team|projekt|gruppen|schicht)leit(er|erin|ung), *leider, (team|project|group|shift) leader"),
  rule("HEAD", "head, chief of staff, *leiter, *leiterin, *leitung, *hoofd"),
  rule("DIRECTOR", "director, directora, directeur, directrice, direttore, direttrice, direktor*, dsi, drh, daf"),
  rule(
    "MANAGER",
    `*manager, *managerin, supervisor, lead(?! generation), responsable, responsabile, cheff?e? de?, jef[ea],
     gerente, capo*, encargad[oa]`,
  ),
  rule(
    "SENIOR",
    `senior, sr, principal, staff(?! (accountant|assistant|nurse)), expert*, architect*, specialist (ii|iii), founding, leitende*`,
  ),
];

/** Department by title. The first matching rule wins. */
const DEPARTMENT_RULES: readonly (readonly [Department, RegExp])[] = [
  rule(
    "SECURITY",
    `security, cyber*, ciso, infosec, penetration, soc analyst, informationssicherheit*, it sicherheit,
     securite informatique, seguridad informatica, ciberseguridad, sicurezza informatica`,
  ),
  rule(
    "CUSTOMER_SUCCESS",
    `customer (success|support|experience|care|service), client (success|services), cco, onboarding,
     technical account manager, kundenservice*, kundenbetreu*, kundensupport*, (service|support|relation) clients?, (atencion|servicio) al cliente,
     (assistenza|servizio) clienti, klantenservice*`,
  ),
  rule(
    "DATA",
    `data, analytics, machine learning, ml, (?<!(addett[oa]|responsabile) )ai, business intelligence, bi, statistician,
     daten(?!schutz)*, donnees, datos, dati`,
  ),
  rule(
    "PRODUCT",
    `product(?! marketing), cpo, ux, ui, design*, user research, produktmanage*, produktdesign*, productmanage*, produit, producto,
     prodotto, disenador*`,
  ),
  rule(
    "LEGAL",
    `legal*, counsel, compliance, attorney, lawyer, paralegal, privacy, datenschutz*, rechts*, *jurist*, juridi*,
     avocat*, abogad*, avvocat*, giuridic*, notar*`,
  ),
  rule(
    "HR",
    `hr, human resources, people, talent, recruit*, chro, personal(?! (assistant|trainer|banker))*,
     ressources humaines, rh, drh, recrut*, recursos humanos, rrhh, risorse umane, selezione, personeel*, werving`,
  ),
  rule(
    "FINANCE",
    `financ*, cfo, account(ant|ing), controll*, treasur*, tax, audit*, payroll, investment, investor relations,
     accounts (payable|receivable), finanz*, *buchhalt*, steuer*, rechnungswesen, kaufmannisch*, comptab*, controleu* de gestion, tresor*,
     daf, contab*, amministrativ*, ragionier*, boekhoud*`,
  ),
  rule(
    "MARKETING",
    `*marketing*, cmo, brand, content, growth, communications?, social media, public relations, pr, seo, copywriter,
     demand generation, *kommunikation*, comunicacion, comunicazione, communicatie*, werbung, publicite, publicidad, pubblicita`,
  ),
  rule(
    "SALES",
    `sales, cro, revenue, account (executive|manager), accountmanager, business development, partnerships?,
     partner (manager|development), business developer, sdr, bdr, commercial*, commercieel, comercial*, ejecutiv[oa] de cuentas, vertrieb*, verkauf*, kundenberat*, aussendienst, verkoop*,
     verkoper, vent[ae]s, vendedor*, vendeu*, vendite`,
  ),
  rule(
    "ENGINEERING",
    `*engineer*, cto, *software*, developer*, devops, sre, programmer, architect*, technology, research*, r&d,
     scientist, *entwickl*, konstrukt*, *ingenieur*, programmierer*, forsch*, developpeu*, ingenier*, desarroll*, programador*,
     ingegner*, svilupp*, progettist*, programmator*, *ontwikkel*, programmeur*`,
  ),
  rule(
    "IT",
    `it, ict, cio, system(s|en)? ?administrator*, database administrator, help ?desk, network, infrastructure,
     information technology, edv, sysadmin, netzwerk*, netwerk*, informati*, dsi, reseaux?, sistemas, sistemi, systeembeheer*`,
  ),
  rule(
    "OPERATIONS",
    `operations?, coo, logist*, supply chain, warehouse*, plant, production, manufactur*, qualit*, facilit*, fleet,
     project*, programm?e?, procurement, purchasing, buyer, operator, office manager, scrum master, agile,
     maintenance, produktion*, projekt*, *einkauf*,
     lager*, schicht*, betriebsleit*, werk(s)?leit*, usine, projet*, achats, acheteu*, operacion*, operatione*, operari[oa], produccion, calidad, proyecto*, compras, operazioni, operaio, produzione, progetto, acquisti, magazz*, stabilimento, inkoop*, magazijn*,
     productie*, bedrijfsleider`,
  ),
  // A technical director leads engineering; a technician for something is of that department.
  rule("ENGINEERING", "technical, techn(ik|isch|ique)*, tecnic[oa]"),
  rule(
    "EXECUTIVE",
    `board, chief of staff, ${FOUNDER_WORDS}, ${CXO_WORDS}, ${PARTNER_WORDS}, ${EXECUTIVE_ASSISTANT_WORDS}`,
  ),
];

/** Pairs a value with an expression that finds any of the words as a whole; `*` stands for any letters. */
function rule<Value>(value: Value, words: string): readonly [Value, RegExp] {
  const alternatives = words.trim().split(/,\s+/).join("|").replaceAll("*", "[a-z]*");
  return [value, new RegExp(`(?<![a-z0-9])(?:${alternatives})(?![a-z0-9])`)];
}

/** Infers seniority and department from a job title. Both are null without a title. */
export function classifyTitle(title: string | null): { seniority: Seniority | null; department: Department | null } {
  const words = normaliseTitle(title ?? "");
  if (words === "") return { seniority: null, department: null };
  return {
    seniority: SENIORITY_RULES.find(([, pattern]) => pattern.test(words))?.[0] ?? "ENTRY",
    department: DEPARTMENT_RULES.find(([, pattern]) => pattern.test(words))?.[0] ?? "OTHER",
  };
}

/** Returns the title in lower case without accents and punctuation. */
function normaliseTitle(title: string): string {
  return (
    title
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}+/gu, "")
      .replaceAll("ß", "ss")
      .replace(/[.,:;/()|–—'’*_-]+/g, " ")
      .replace(/\s+/g, " ")
      .trim()
      // Shortened because "president" alone is a CXO.
      .replace(/\bvice ?president[a-z]*/, "vp")
  );
}
