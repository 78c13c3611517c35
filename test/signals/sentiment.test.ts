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
  ["neutral", "Northwind", "Northwind annonce une levée de fonds de 8 millions d'euros."],
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

/** Written before it was measured, and never tuned on. */
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

function countRight(rows: readonly Row[]): number {
  return rows.filter(([sentiment, about, text]) => {
    const start = Math.max(0, text.toLowerCase().indexOf(about.toLowerCase()));
    return judgeSentiment(text, { start, end: start + about.length }) === sentiment;
  }).length;
}

describe("the sentiment of a post towards what was searched for, in eight languages", () => {
  test("is right in nine of ten posts, with irony, contrast and changes of supplier", () => {
    expect(countRight(FIRST)).toBeGreaterThanOrEqual(36);
    expect(countRight(TUNED)).toBeGreaterThanOrEqual(27);
  });

  test("of posts never tuned on is right in 9 of 20, and the opposite of what they say in few", () => {
    expect(countRight(FRESH)).toBeGreaterThanOrEqual(9);
    const opposite = FRESH.filter(([sentiment, about, text]) => {
      const start = text.indexOf(about);
      const judged = judgeSentiment(text, { start, end: start + about.length });
      return sentiment !== "neutral" && judged !== "neutral" && judged !== sentiment;
    });
    expect(opposite.length).toBeLessThanOrEqual(2);
  });

  test("of a text that judges nothing is neutral", () => {
    expect(judgeSentiment("", { start: 0, end: 0 })).toBe("neutral");
    expect(judgeSentiment("Robots sort parcels.", { start: 0, end: 6 })).toBe("neutral");
  });
});
