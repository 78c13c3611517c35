import type { Schema } from "../http/contract.ts";
import { currentTitle, fold } from "../text/public.ts";

export type Seniority = Schema["Seniority"];
export type Department = Schema["Department"];

// Words without accents, see `normaliseTitle`: one line each for English, German, French, Spanish, Italian, Portuguese
// and Dutch, as far as a language needs its own.
const FOUNDER_WORDS = `
  cofounder, founder, (?<!(product|process|system) )owner,
  grunder*, mitgrunder*, inhaber*, eigentumer*,
  fondat*, cofondat*, proprietaire,
  fundador*, cofundador*, propietari*, duen[oa],
  titolare, proprietari[oa],
  oprichter*, *eigenaar`;
const CXO_WORDS = `
  chief(?! of staff), c[abcdefgilmoprstx]o, ciso, chro, president*, chair(man|woman|person)?, managing director, general manager, general director,
  geschaftsfuhr*, geschaftsleit*, *vorstand*, *vorsitzende*,
  pdg, gerante?, (directeur|directrice) (generale?|executi(f|ve)),
  directora? (general|ejecutiv[oa]), gerente general, consejer[oa] delegad[oa],
  amministrat(or|ric)e (delegat|unic)[oa], (direttore|direttrice) (generale|esecutiv[oa]),
  diretora? (geral|executiv[oa]), gerente geral, administradora? delegad[oa],
  algemeen directeur, bestuurder, bestuursvoorzitter`;
const PARTNER_WORDS = `
  (?<!(business|channel|development) )partner(?! (manager|marketing|success|development|sales|engineer)),
  gesellschafter*,
  associee?,
  soci[oa],
  vennoot`;
const EXECUTIVE_ASSISTANT_WORDS = `
  (executive|personal) assistant, assistant (to|of|for), (pa|ea) (to|of|for),
  (c[abcdefgilmoprstx]o|president|founder|owner|director|chairman|vp|head|partner|board)( s)? assistant,
  assisten(t|tin|z) (der|des) (geschaftsfuhrung|geschaftsleitung|vorstands?), (vorstands|direktions)assisten*,
  assistante? de direction,
  asistente (de direccion|ejecutiv[oa]), secretari[oa] (de direccion|ejecutiv[oa]),
  assistente di direzione,
  (assistente|secretari[oa]) (executiv[oa]|d[ae] (diretoria|direcao|presidencia)),
  directiesecretar*`;
/** Roles of people who do the work themselves. A lead in one of them is a senior. */
const PRACTITIONERS = "(engineer|developer|programmer|designer|architect|scientist|researcher|analyst|consultant)";

/**
 * Seniority by title. The first matching rule wins, so exceptions come first: an assistant to a director is not a
 * director, and the leader of a project is not the head of a department.
 */
const SENIORITY_RULES: readonly (readonly [Seniority, RegExp])[] = [
  rule(
    "INTERN",
    `interns?, internship, trainee, working student, student(in)?(?! (success|affairs|services)), apprentice,
     praktikant*, werkstudent*, auszubildende*, azubi, volontar*, lehrling,
     stagiair*, alternant*, apprenti*,
     becari*, practicante, pasante, aprendiz*,
     tirocinante, stagista, apprendista,
     estagiari*`,
  ),
  rule("ENTRY", EXECUTIVE_ASSISTANT_WORDS),
  rule("FOUNDER", FOUNDER_WORDS),
  rule("CXO", CXO_WORDS),
  rule("PARTNER", PARTNER_WORDS),
  rule("VP", "[es]?vp, avp"),
  rule("MANAGER", "(team|projekt|gruppen|schicht)leit(er|erin|ung), *leider, (team|project|group|shift) leader"),
  rule("HEAD", "head, chief of staff, *leiter, *leiterin, *leitung, *hoofd"),
  rule(
    "DIRECTOR",
    "(sub|vice)?(director|directora|diretora?|directeur|directrice|direttore|direttrice), direktor*, dsi, drh, daf, rssi",
  ),
  rule("SENIOR", `lead(?= ([a-z]+ )*${PRACTITIONERS})`),
  rule(
    "MANAGER",
    `*manager, *managerin, supervisor[ae]?, lead(?! generation), foreman,
     responsable, cheff?e?(?= [a-z]), superviseu*,
     jef[ea], gerente, encargad[oa],
     responsabile, capo*,
     responsavel, chefe, gestora?, encarregad[oa]`,
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
    `security, cyber*, ciso, infosec, penetration, pentest*, soc analyst,
     informationssicherheit*, it sicherheit*,
     securite (informatique|de l information|des systemes d information), rssi,
     seguridad (informatica|de la informacion), ciberseguridad,
     sicurezza (informatica|delle informazioni),
     seguranca (informatica|cibernetica|da informacao), ciberseguranca,
     informatiebeveilig*`,
  ),
  rule(
    "CUSTOMER_SUCCESS",
    `(customer|client) (success|support|experience|care|services?), cco, onboarding, technical account manager,
     (?<!technical )implementation (consultant|manager|specialist), (call|contact) ?cent(er|re),
     kundenservice*, kundenbetreu*, kundensupport*, kundendienst*, kundenerfolg*,
     (service|support|relation|experience|satisfaction) clients?, (conseiller|conseillere|chargee?) (de )?clientele,
     (atencion|servicio|soporte) al cliente, (exito|experiencia) del? cliente,
     (assistenza|servizio|supporto|esperienza) clienti,
     (atendimento|apoio|suporte) ao cliente, (sucesso|experiencia) do cliente,
     klantenservice*`,
  ),
  rule(
    "DATA",
    `data(?! protection), analytics, (machine|deep) learning, ml, (?<!(addett[oa]|responsabile) )ai, business intelligence, bi,
     statistician,
     daten(?!schutz|bank)*,
     (?<!protection des )donnees,
     (?<!proteccion de )datos,
     (?<!protezione dei )dati,
     (?<!protecao de )dados`,
  ),
  rule(
    "PRODUCT",
    `product(?! marketing), cpo, ux, ui, (?<!(graphic|grafik) )design*, user research,
     produktmanage*, produktdesign*,
     produit,
     producto, disenador*(?! grafic),
     prodotto,
     produto,
     productmanage*`,
  ),
  rule(
    "LEGAL",
    `legal*, counsel, compliance, attorney, lawyer, paralegal, privacy, data protection, dpo,
     datenschutz*, rechts*, *rechtsanwalt*, *jurist*,
     juridi*, avocat*, notar*, conformite, protection des donnees,
     abogad*, cumplimiento, proteccion de datos,
     giuridic*, avvocat*, protezione dei dati,
     advogad*, conformidade, protecao de dados`,
  ),
  rule(
    "HR",
    `hr, human resources, people, talent*, recruit*, chro, learning (and|&) development, training, compensation, employer brand*,
     personal(?! (assistant|trainer|banker))*, organisationsentwickl*,
     ressources humaines, rh, drh, recrut*,
     recursos humanos, rrhh, capital humano, reclut*, seleccion,
     risorse umane, selezione, (consulente|consulenza) del lavoro,
     pessoal, selecao,
     personeel*, werving`,
  ),
  rule(
    "FINANCE",
    `financ*, cfo, account(ant|ing), bookkeep*, controll*, treasur*, tax, audit*, payroll, billing, credit, risk, actuar*, investment,
     investor relations, accounts (payable|receivable),
     finanz*, *buchhalt*, steuer(?!ung)*, rechnungswesen, kaufmannisch*, lohn*, gehalt*, entgelt*, bilanz*, kredit*, wirtschaftspruf*,
     comptab*, controleu* de gestion, tresor*, daf, paie, fiscal*, facturation,
     contab*, contador*, tesorer*, nominas?, impuestos, facturacion, credito,
     amministrativ*, ragionier*, commercialist*, paghe, fatturazione,
     tesour*, tributari*, controladoria, faturamento, folha de pagamento,
     boekhoud*, salaris*`,
  ),
  rule(
    "MARKETING",
    `*marketing*, cmo, brand, content, growth, communications?, social media, community manager, public relations, pr, press, seo,
     copywriter, editor, demand generation, creative, art director, events?, graphic*, media (buyer|planner|relations),
     *kommunikation*, werbung, presse*, redakt*, grafik*, kreativ*,
     publicite, graphiste, evenementiel, artistique,
     comunicacion, publicidad, prensa, grafic[oa], eventos,
     comunicazione, pubblicita, stampa, eventi,
     comunicacao, publicidade, imprensa,
     communicatie*`,
  ),
  rule(
    "SALES",
    `sales, presales, cro, revenue, account (executive|manager|director), key account*, business development, business developer,
     partnerships?, partner (manager|development), sdr, bdr, retail, store,
     *vertrieb*, *verkauf*, kundenberat*, aussendienst, geschaftsentwickl*, filial*,
     commercial*, vendeu*, ventes?, avant vente,
     comercial*, vent[ae]s, vendedor*, cuentas, desarrollo de negocios?, tienda,
     vendit*, agente di commercio,
     vendas, desenvolvimento de negocios, loja,
     accountmanager, commercieel, verkoop*, verkoper`,
  ),
  // Before engineering, because these titles contain words of engineering.
  rule(
    "IT",
    `information (technology|systems),
     systemes d information, technologies de l information,
     (tecnologias?|sistemas) de (la )?informacion,
     sistemi informativi, tecnologie dell informazione,
     (tecnologias?|sistemas) d[ae] informacao`,
  ),
  rule(
    "ENGINEERING",
    `*engineer*, cto, *software*, *developer*, devops, sre, programmer, architect*, technology, research*, r&d, scientist, qa, tester,
     (full|front|back) ?(stack|end), firmware, embedded, hardware,
     *entwickl*, konstrukt*, *ingenieur*, programmierer*, *architekt*, forsch*, wissenschaft*,
     developpeu*, developpement (web|logiciel|mobile|informatique), programmeu*, recherche, chercheu*, logiciel*,
     ingenier*, desarroll*, programador*, arquitect*, tecnologia, cientific[oa], investigador*,
     ingegner*, svilupp*, progettist*, programmator*, architett*, ricerca, ricercat*,
     engenh*, desenvolv*, arquitet*, projetista, cientista, pesquis*,
     *ontwikkel*`,
  ),
  rule(
    "IT",
    `it, ict, cio, system(s|en)? ?administrator*, database administrator, dba, (help|service) ?desk, network, infrastructure, sysadmin, erp, sap,
     edv, *informatik*, netzwerk*, datenbank*,
     informati*, dsi, systemes, reseaux?, support technique,
     sistemas, redes, soporte tecnico, infraestructura, ti,
     sistemi, sistemist*, reti,
     suporte tecnico, infraestrutura,
     netwerk*, systeembeheer*`,
  ),
  rule(
    "OPERATIONS",
    `operations?, coo, logist*, supply chain, warehouse*, plant, factory, production, manufactur*, assembl*, qualit*, facilit*, fleet,
     project*, programm?e?, pmo, process(es)?, procurement, purchas*, sourcing, buyer, operator, office manager, scrum master, agile,
     maintenance, transport*, safety, shift, administrative,
     produktion*, projekt*, *einkauf*, beschaff*, lager*, versand*, schicht*, fertigung*, montage*, instandhalt*, betriebsleit*,
     werk(s)?leit*, fabrik*, disponent*,
     usine, atelier, projet*, achats, acheteu*, approvision*, magasini*, operat(eur|rice),
     operac*, operari[oa], operativ*, operador*, produccion, calidad, proyecto*, compras, almacen*, mantenimiento, suministros?, planta,
     administrativ*,
     operazioni, operai[oa], operatore, produzione, progetto, acquisti, magazz*, stabilimento, manutenzione,
     producao, qualidade, projetos?, comprador*, armazem, estoque, manutencao, suprimentos, fabrica,
     inkoop*, magazijn*, productie*, bedrijfsleider`,
  ),
  // A technical director leads engineering; a technician belongs to the department named.
  rule("ENGINEERING", "technical, techn(ik|isch|ique)*, tecnic[oa]"),
  rule(
    "EXECUTIVE",
    `board, strateg*, chief of staff, ${FOUNDER_WORDS}, ${CXO_WORDS}, ${PARTNER_WORDS}, ${EXECUTIVE_ASSISTANT_WORDS}`,
  ),
];

/** Pairs a value with a regular expression that matches any of the words as a whole word; `*` matches any letters. */
function rule<Value>(value: Value, words: string): readonly [Value, RegExp] {
  const alternatives = words.trim().split(/,\s+/).join("|").replaceAll("*", "[a-z]*");
  return [value, new RegExp(`(?<![a-z0-9])(?:${alternatives})(?![a-z0-9])`)];
}

/** Infers seniority and department from a job title. Both are null without a title, or when it is a former one. */
export function classifyTitle(title: string | null): { seniority: Seniority | null; department: Department | null } {
  const words = normaliseTitle(currentTitle(title) ?? "");
  if (words === "") return { seniority: null, department: null };
  return {
    seniority: SENIORITY_RULES.find(([, pattern]) => pattern.test(words))?.[0] ?? "ENTRY",
    department: DEPARTMENT_RULES.find(([, pattern]) => pattern.test(words))?.[0] ?? "OTHER",
  };
}

/** Returns the title in lower case without accents and punctuation. */
function normaliseTitle(title: string): string {
  return (
    fold(title)
      // V.P. and C. E. O. are written without stops too.
      .replace(/(?<![a-z])(?:[a-z]\. ?){2,6}(?![a-z]\.)/g, (letters) => `${letters.replace(/[. ]/g, "")} `)
      .replace(/[.,:;/()|–—'’*_-]+/g, " ")
      .replace(/\s+/g, " ")
      .trim()
      // Shortened because "president" alone is a CXO.
      .replace(/\bvice ?president[a-z]*/, "vp")
  );
}
