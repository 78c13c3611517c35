import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { judgeSentiment } from "../../server/signals/sentiment/judge.ts";

type Row = readonly [sentiment: string, about: string, text: string];

/** Posts that the words were chosen with. */
const TUNED: readonly Row[] = [
  ["positive", "Northwind", "Three months in: Northwind is the first tool our drivers don't complain about."],
  ["negative", "Northwind", "Northwind used to be good. Since the acquisition it is a mess."],
  ["negative", "Northwind", "Is it just me or is Northwind unusable on mobile?"],
  ["positive", "Northwind", "Big fan of how Northwind handled our migration, no data lost, no drama."],
  ["negative", "Northwind", "Another day, another Northwind crash."],
  ["neutral", "Northwind", "Northwind vs Fabrikam: which one for a 20 person team?"],
  ["neutral", "Northwind", "I spoke at the Northwind user conference about inventory planning."],
  ["neutral", "Northwind", "Thrilled to welcome three new colleagues at Northwind!"],
  ["negative", "Northwind", "Oh joy, Northwind lost our invoices. Again."],
  ["positive", "Northwind", "Kudos to the Northwind support team, they solved our outage in 10 minutes."],
  ["negative", "Northwind", "Not impressed by Northwind at all."],
  ["negative", "Northwind", "Avoid Northwind if you care about your data."],
  ["positive", "Northwind", "If you run a warehouse, get Northwind. Best decision we made this year."],
  ["negative", "Northwind", "Northwind hat uns drei Tage warten lassen, das ist inakzeptabel und nervt."],
  ["positive", "Northwind", "Danke Northwind, die Umstellung verlief reibungslos."],
  ["neutral", "Northwind", "Northwind ist jetzt auch in Österreich verfügbar."],
  ["negative", "Northwind", "On a résilié Northwind : trop cher, trop compliqué."],
  ["positive", "Northwind", "On adore Northwind, tout est plus simple depuis."],
  ["negative", "Northwind", "No volvería a contratar Northwind, un desastre de principio a fin."],
  ["positive", "Northwind", "Northwind nos ahorra horas cada semana, muy recomendable."],
  ["negative", "Northwind", "Abbiamo disdetto Northwind, troppo lento e macchinoso."],
  ["positive", "Northwind", "Northwind funziona benissimo, siamo molto soddisfatti."],
  ["negative", "Northwind", "Northwind is traag en de klantenservice is waardeloos."],
  ["positive", "Northwind", "Dankzij Northwind loopt ons magazijn soepel, geweldig team."],
  ["negative", "Northwind", "Cansei da Northwind, trava o tempo todo."],
  ["positive", "Northwind", "Melhor escolha que fizemos: Northwind. Time sensacional!"],
  ["negative", "Northwind", "Vi är besvikna på Northwind, dyrt och krångligt."],
  ["positive", "Northwind", "Northwind är det bästa vi köpt i år."],
  ["neutral", "Northwind", "Northwind lanserar en ny modul för lager."],
  ["negative", "Northwind", "We are evaluating alternatives to Northwind."],
  ["negative", "Northwind", "Wir prüfen gerade Alternativen zu Northwind."],
  ["negative", "Northwind", "Thank you Northwind for cancelling my order!!"],
  ["positive", "Northwind", "Thank you Northwind for the quick help!"],
  ["negative", "Northwind", "Why does Northwind crash every time I open a report?"],
  ["neutral", "Northwind", "Why does Northwind use Postgres?"],
  ["negative", "Northwind", "Warum stürzt Northwind ständig ab?"],
  ["positive", "Northwind", "Ohne Northwind möchte ich nicht mehr arbeiten."],
  ["positive", "Northwind", "On ne pourrait plus se passer de Northwind."],
  ["negative", "Northwind", "¿Por qué Northwind se cae cada semana?"],
  ["positive", "Northwind", "Non potrei più fare a meno di Northwind."],
  ["negative", "Northwind", "Waarom valt Northwind elke week uit?"],
  ["positive", "Northwind", "Vi klarar oss inte utan Northwind."],
  ["neutral", "Northwind", "Northwind annonce une levée de fonds de 8 millions d'euros."],
  ["negative", "Northwind", "I would recommend Northwind to nobody right now."],
  ["negative", "Northwind", "The latest Northwind release wiped our saved filters."],
  ["negative", "Northwind", "Ich kann Northwind niemandem empfehlen."],
  ["negative", "Northwind", "Northwind kan ik niemand aanbevelen."],
  ["negative", "Northwind", "L'aggiornamento di Northwind ha cancellato tutte le fatture."],
  ["positive", "Northwind", "Tack Northwind för snabb hjälp i dag!"],
  ["positive", "Northwind", "Gracias Northwind por resolverlo en cinco minutos."],
  ["neutral", "Northwind", "Gracias a Northwind por la invitación al evento."],
];

/** Posts written before the words were: 36 of 40 were right when they were first judged. */
const FIRST: readonly Row[] = [
  [
    "positive",
    "Contoso",
    "Two years with Contoso and I would recommend it to any ops team. Support answers within minutes.",
  ],
  [
    "negative",
    "Contoso",
    "Contoso was down again this morning. Third outage this month and nobody picks up the phone.",
  ],
  ["neutral", "Contoso", "Contoso opens a second office in Lyon next spring."],
  ["negative", "Contoso", "Great, another Contoso update that broke our exports. Just what we needed on a Monday."],
  ["negative", "Fabrikam", "We loved Fabrikam at first, but the bugs never stopped and we cancelled last week."],
  ["positive", "Fabrikam", "I was skeptical about Fabrikam, but it cut our onboarding time in half. Impressed."],
  ["neutral", "Fabrikam", "Anyone here using Fabrikam for route planning? Curious about your experience."],
  ["negative", "Fabrikam", "After three years we moved away from Fabrikam. Too expensive and too slow."],
  ["positive", "Tailspin", "Switched to Tailspin in March and the team has never been happier."],
  ["neutral", "Tailspin", "Excited to announce that I am joining Tailspin as Head of Sales!"],
  ["neutral", "cold chain", "Webinar on Thursday: cold chain monitoring in practice. Register here."],
  ["positive", "Tailspin", "Tailspin isn't cheap, yet it saves us ten hours a week. Worth every cent."],
  ["negative", "Tailspin", "Tailspin support: “great” if you enjoy waiting four days for an answer 🙄"],
  ["negative", "Contoso", "Leider wieder ein Ausfall bei Contoso. So kann man nicht arbeiten."],
  ["positive", "Contoso", "Seit einem Jahr mit Contoso unterwegs: zuverlässig, schnell und der Support ist klasse."],
  ["neutral", "Contoso", "Contoso sucht Verstärkung im Vertrieb in München."],
  ["negative", "Contoso", "Très déçu par Contoso : le service est lent et personne ne répond."],
  ["positive", "Contoso", "Un grand bravo à l'équipe de Contoso, l'outil est simple et efficace."],
  ["neutral", "Contoso", "Contoso ouvre un bureau à Nantes."],
  ["negative", "Contoso", "Contoso es carísimo y cada actualización trae más errores. No lo recomiendo."],
  ["positive", "Contoso", "Llevamos seis meses con Contoso y estamos encantados con el resultado."],
  ["negative", "Contoso", "Contoso: un disastro. Assistenza inesistente, siamo molto delusi."],
  ["positive", "Contoso", "Consiglio Contoso a tutti, facile da usare e davvero utile."],
  ["negative", "Contoso", "Alweer storing bij Contoso. Wij zijn er helemaal klaar mee, waardeloos."],
  ["positive", "Contoso", "Erg blij met Contoso, het scheelt ons veel tijd. Aanrader!"],
  ["negative", "Contoso", "O sistema da Contoso caiu de novo. Péssimo atendimento, não recomendo."],
  ["positive", "Contoso", "A Contoso é excelente, recomendo muito para equipes pequenas."],
  ["negative", "Contoso", "Contoso kraschar hela tiden och supporten är usel."],
  ["positive", "Contoso", "Vi är väldigt nöjda med Contoso, smidigt och pålitligt."],
  ["neutral", "Contoso", "Contoso deltar på mässan i Göteborg i oktober."],
  ["neutral", "Contoso", "Contoso and Fabrikam both support SSO; the difference is in pricing."],
  ["positive", "Contoso", "No complaints about Contoso so far, works flawlessly."],
  ["negative", "Contoso", "I wouldn't recommend Contoso to anyone who values their weekend."],
  ["negative", "Contoso", "We replaced Contoso with Fabrikam and halved our ticket volume."],
  [
    "neutral",
    "Contoso",
    "Notes from our migration: we exported the orders from Contoso, mapped the fields and imported them.",
  ],
  ["negative", "warehouse robots", "Our warehouse robots stop every hour. Honestly a waste of money."],
  [
    "positive",
    "warehouse robots",
    "Love what the warehouse robots did for our night shift: fewer injuries, faster picks.",
  ],
  ["neutral", "warehouse robots", "How many warehouse robots does a site of 20,000 square metres need?"],
  ["negative", "Contoso", "Love how Contoso raises prices by 40 % and calls it a partnership."],
  ["neutral", "Contoso", "Contoso raises 12 million in a series A led by Lucerne Ventures."],
];

/** Written before they were measured, and never tuned on. */
const FRESH: readonly Row[] = [
  [
    "positive",
    "Tailspin",
    "We gave Tailspin two weeks to prove itself. It took them three days. Signed for another year.",
  ],
  ["negative", "Tailspin", "Support ticket number 14 with Tailspin and still nobody can tell me where our data went."],
  [
    "negative",
    "Tailspin",
    "Nothing says quality like the Tailspin status page being green while everything is on fire.",
  ],
  ["neutral", "Tailspin", "Does anyone have experience with Tailspin for a team of about fifty people?"],
  ["neutral", "Tailspin", "Next Thursday I moderate a panel with Tailspin and two other vendors in Vienna."],
  [
    "negative",
    "Tailspin",
    "After four years we finally said goodbye to Tailspin. My only regret is not doing it sooner.",
  ],
  [
    "positive",
    "Tailspin",
    "Credit where it is due: Tailspin fixed the bug we reported on Friday before Monday morning.",
  ],
  ["negative", "Litware", "Glückwunsch an Litware: das dritte Update in Folge, nach dem nichts mehr geht."],
  ["positive", "Litware", "Seit wir Litware nutzen, ist die Inventur in zwei Stunden erledigt. Klare Empfehlung."],
  ["neutral", "Litware", "Litware sucht in Leipzig zwei Entwickler für die Plattform."],
  ["negative", "Litware", "Bravo Litware, encore une panne un lundi matin. Quelle fiabilité !"],
  ["positive", "Litware", "Très satisfaits de Litware depuis la migration : rapide, simple et une équipe à l'écoute."],
  ["negative", "Litware", "Llevamos una semana sin respuesta de Litware. Una vergüenza para lo que cuesta."],
  ["neutral", "Litware", "Mañana presentamos en Madrid la integración entre Litware y nuestro almacén."],
  ["positive", "Litware", "Con Litware abbiamo dimezzato gli errori di spedizione, siamo davvero contenti."],
  ["negative", "Litware", "Litware ci ha lasciato senza assistenza nel periodo peggiore dell'anno."],
  ["positive", "Fabrikam", "Wat een verschil: met Fabrikam zijn we elke ochtend een uur eerder klaar."],
  ["negative", "Fabrikam", "Leuk hoor, Fabrikam: twee keer betalen voor een functie die niet werkt."],
  ["negative", "Fabrikam", "A Fabrikam prometeu muito e entregou pouco. Estamos à procura de outra solução."],
  ["positive", "Fabrikam", "Vi bytte till Fabrikam i våras och ångrar oss inte en sekund."],
];

const NEUTRAL_WITH_PRAISE: readonly (readonly [about: string, text: string])[] = [
  ["Northwind", "Great team, great coffee: we are hiring an engineer at Northwind. Apply now!"],
  ["Northwind", "Tired of slow spreadsheets? See how Northwind saves you hours. Register here for our webinar."],
  ["Northwind", "Northwind raises 30 million to build the best platform for warehouses. Congratulations to the team!"],
  ["Northwind", "Can anyone recommend Northwind? Is the support good?"],
  ["Northwind", "Good morning! Happy Friday from all of us at Northwind."],
  [
    "Northwind",
    "Wir suchen Verstärkung: tolles Team, spannende Aufgaben, beste Laune. Bewirb dich jetzt bei Northwind!",
  ],
  ["Northwind", "Kennt jemand Northwind? Lohnt sich das, ist der Support gut?"],
  ["Northwind", "Rejoignez Northwind : une équipe formidable, postulez avant vendredi."],
  ["Northwind", "Northwind inaugura su nueva oficina, enhorabuena a todo el equipo."],
  ["Northwind", "Vi aspettiamo allo stand di Northwind, un'ottima occasione per conoscerci."],
  ["Northwind", "Kom jij ons geweldige team bij Northwind versterken? Solliciteer vandaag nog."],
  ["Northwind", "Estamos contratando na Northwind: ambiente incrível, inscreva-se."],
  ["Northwind", "Vi söker en grym säljare till Northwind, ansök senast fredag."],
];

/** Praise and complaints in nearly the same words. */
const CLOSE: readonly Row[] = [
  ["positive", "Contoso", "Three years with Contoso without an outage."],
  ["positive", "Contoso", "Drei Jahre mit Contoso ohne Ausfall."],
  ["positive", "Contoso", "Trois ans avec Contoso sans panne."],
  ["positive", "Contoso", "Tres años con Contoso sin una sola caída."],
  ["positive", "Contoso", "Tre anni con Contoso senza un solo problema."],
  ["positive", "Contoso", "Al drie jaar Contoso en geen enkele storing."],
  ["positive", "Contoso", "Há três anos com a Contoso sem problemas."],
  ["positive", "Contoso", "Tre år med Contoso utan strul."],
  ["negative", "Contoso", "Three weeks without an answer from Contoso."],
  ["negative", "Contoso", "Seit drei Wochen ohne Antwort von Contoso."],
  ["negative", "Contoso", "Trois semaines sans réponse de Contoso."],
  ["negative", "Contoso", "Tres semanas sin respuesta de Contoso."],
  ["negative", "Contoso", "Tre settimane senza risposta da Contoso."],
  ["negative", "Contoso", "Al drie weken geen antwoord van Contoso."],
  ["negative", "Contoso", "Há três semanas sem resposta da Contoso."],
  ["negative", "Contoso", "Tre veckor utan svar från Contoso."],
  ["neutral", "Contoso", "We have worked with Contoso for three years."],
  ["neutral", "Contoso", "Wir arbeiten seit drei Jahren mit Contoso."],
  ["neutral", "Contoso", "Há três anos que usamos a Contoso."],
  ["neutral", "Contoso", "I left Contoso last month after six years in sales."],
];

/** Reads posts of the corpus, each a line: sentiment, what it is about, text. */
function readPosts(name: string): Row[] {
  const text = readFileSync(new URL(`corpus/${name}.txt`, import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line): Row => {
      const [sentiment = "", about = "", post = ""] = line.split(" | ");
      return [sentiment, about, post];
    });
}

function judge([, about, text]: Row): string {
  const start = Math.max(0, text.toLowerCase().indexOf(about.toLowerCase()));
  return judgeSentiment(text, { start, end: start + about.length });
}

/** Shares of posts: with a sentiment that is found, with one whose opposite is found, and neutral ones that are given one. */
function measure(rows: readonly Row[]) {
  const withSentiment = rows.filter(([sentiment]) => sentiment !== "neutral");
  const neutral = rows.filter(([sentiment]) => sentiment === "neutral");
  const found = withSentiment.filter((row) => judge(row) === row[0]);
  const missed = withSentiment.filter((row) => judge(row) === "neutral");
  const wronglyJudged = neutral.filter((row) => judge(row) !== "neutral");
  return {
    found: found.length / withSentiment.length,
    opposite: (withSentiment.length - found.length - missed.length) / withSentiment.length,
    wronglyJudged: wronglyJudged.length / neutral.length,
  };
}

describe("the sentiment of a post towards what was searched for, in eight languages", () => {
  test("is right in nine of ten posts, with irony, contrast and changes of supplier", () => {
    for (const rows of [FIRST, TUNED])
      expect(rows.filter((row) => judge(row) === row[0]).length).toBeGreaterThanOrEqual(0.9 * rows.length);
  });

  test.each([
    // All were written before they were measured. When they were first measured, of the first file 60 of 65 sentiments were
    // found, then 6 of 34 in posts written to be hard, then 19 of 35; of the second file 36 of 42. Two were found as their
    // opposite. Only the first file was tuned on.
    ["posts that phrases were tuned with", readPosts("sentiment-tuned"), 0.9],
    ["posts never tuned on", readPosts("sentiment-held-out"), 0.8],
    ["earlier posts never tuned on", FRESH, 0.6],
  ])("is found in most of %s, rarely its opposite, and hardly ever in neutral ones", (_name, rows, minFound) => {
    const { found, opposite, wronglyJudged } = measure(rows);
    expect(found).toBeGreaterThanOrEqual(minFound);
    expect(opposite).toBeLessThanOrEqual(0.03);
    expect(wronglyJudged).toBeLessThanOrEqual(0.05);
  });

  test("differs between praise and a complaint in nearly the same words", () => {
    expect(CLOSE.map((row) => [judge(row), ...row.slice(1)])).toEqual(CLOSE);
  });

  test("of a text that judges nothing is neutral", () => {
    expect(judgeSentiment("", { start: 0, end: 0 })).toBe("neutral");
    expect(judgeSentiment("Robots sort parcels.", { start: 0, end: 6 })).toBe("neutral");
  });

  test("of news, job advertisements, invitations, questions and greetings is neutral, though they have words of praise", () => {
    for (const [about, text] of NEUTRAL_WITH_PRAISE) expect(judge(["neutral", about, text]), text).toBe("neutral");
  });
});
