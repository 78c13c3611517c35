import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { listValues } from "../../../server/db/statements.ts";
import { createTermMatcher, spellingsOf } from "../../../server/signals/terms/term-matcher.ts";
import { sentenceAround } from "../../../server/text/public.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";

const MATCHING: readonly (readonly [term: string, text: string])[] = [
  ["Kubernetes", "You run KUBERNETES in production."],
  ["C++", "Strong C++ skills."],
  ["C#", "We write C# and F#."],
  [".NET", "Experience with .NET Core"],
  [".NET", "ASP.NET developer"],
  [".NET", "We maintain VB.NET code."],
  ["Node.js", "Backend in Node.js."],
  ["Node.js", "Backend in NodeJS."],
  ["Node.js", "Backend in node js."],
  ["NodeJS", "Backend in Node.js."],
  ["NodeJS", "Backend in Node JS."],
  ["data warehouse", "You build data warehouses."],
  ["data warehouse", "You build our data\nwarehouse."],
  ["warehouse robot", "Our warehouse-robots sort parcels."],
  ["migration", "You lead cloud migrations."],
  ["policy", "You write policies."],
  ["Maschine", "Wir bauen Maschinen."],
  ["logiciel", "Nous créons des logiciels."],
  ["automatización", "Proyectos de automatizaciones"],
  ["SAP S/4HANA", "Rollout of SAP S/4HANA in Europe."],
  ["SAP S/4HANA", "Rollout of S/4HANA in Europe."],
  ["S/4HANA", "The S4HANA rollout"],
  ["S4HANA", "The S/4HANA rollout"],
  ["L'Oréal", "Campaigns for L’Oréal in Paris."],
  ["IA", "Le rôle de l'IA est clair."],
  ["Salesforce", "Salesforce's platform"],
  ["SDR", "You lead two SDRs."],
  ["R&D", "Our R & D team"],
  ["SOC 2 compliance", "You own SOC2 compliance."],
  ["SOC2 compliance", "You own SOC 2 compliance."],
  ["Power BI developer", "PowerBI developer wanted"],
  ["PowerBI developer", "Power BI developer wanted"],
  ["Office 365 admin", "Office365 admins"],
  ["e-commerce manager", "An ecommerce manager"],
  ["ecommerce manager", "E-commerce managers"],
  ["Python", "Python3 scripts"],
  ["Kubernetes", "•You run “Kubernetes”—and Rust."],
  ["Kubernetes", "You run\u00a0Kubernetes."],
  ["Kubernetes", "A few k8s clusters"],
  ["RevOps", "Lead of revenue operations"],
  ["Müller", "„Müller“ ist ein Name."],
  ["ロボット", "「ロボット」を作る。"],
  ["O’Reilly", "You read O'Reilly books."],
  // Names that are also common words.
  // Products of companies that texts also name as companies.
  ["Salesforce", "Our customers use Salesforce and SAP."],
  ["Snowflake", "We help companies with tools like Airflow and Snowflake."],
  ["Stripe", "Experience with payments such as Stripe."],
  ["Figma", "You have worked with Figma."],
  ["Go", "We write services in Go."],
  ["Go", "Go, Python and Rust"],
  ["Go", "Senior Go Developer"],
  ["Go", "Go-based services"],
  ["Go", "Golang services"],
  ["R", "Statistics in Python or R."],
  ["R", "R programming"],
  ["Teams", "We meet in Microsoft Teams."],
  ["Segment", "Segment, Amplitude, Mixpanel"],
  ["Linear", "Tickets in Jira or Linear"],
  ["Mode", "Reports in Mode and Looker"],
  ["Snowflake", "Snowflake is a plus."],
];

const DIFFERENT: readonly (readonly [term: string, text: string])[] = [
  // Customers, investors and former employers.
  ["Snowflake", "Companies use our product for analytics, including Lyft, Monzo, Snowflake and the ACLU."],
  ["Salesforce", "Our engineers come from RelateIQ, Salesforce and Google."],
  ["Salesforce", "We are backed by Emergence Capital (Salesforce, Box and Zoom)."],
  ["Figma", "Supported by the investors behind companies like Figma, MongoDB and DataDog."],
  ["Stripe", "A team that built products at Apple, Google, Stripe and Zynga."],
  ["Salesforce", "I worked at places like Salesforce before."],
  ["Datadog", "Der Gründer war Engineer bei Kunden wie Datadog."],
  ["C", "Strong C++ skills."],
  ["C++", "Grade C or better."],
  ["React", "A nuclear reactor."],
  ["Java", "JavaScript only."],
  ["Rust", "Rusty cars."],
  ["applicant tracking", "Tracking of applicants' cars."],
  ["Salesforce", "You lead our sales force."],
  ["SOC 2", "You run our SOC, 2 shifts."],
  ["SOC 2", "You run our SOC (2 shifts)."],
  ["SOC 2", "You run our SOC. 2 shifts."],
  ["data warehouse", "- data\n- Warehouse"],
  ["Scala", "We scale fast."],
  ["Mode", "A modern mode of work"],
  ["Marketo", "The market"],
  ["Linear", "Not a linear job"],
  ["Looker", "You look for more."],
  ["Redis", "A red car"],
  ["design", "You are a designer for the team and you love it."],
  ["HR", "40 hrs a week"],
  ["IT", "We like it when its users smile."],
  ["Kubernetes", "Write to kubernetes@contoso.example"],
  ["Kubernetes", "See www.kubernetes.example/docs"],
  ["Linear", "Apply at linear.app/jobs"],
  ["Go", "Reference GO-12345"],
  // Names that are also common words.
  ["Go", "We are going places."],
  ["Go", "Go above and beyond."],
  ["Go", "Our Go-to-Market team"],
  ["Go", "GO TO MARKET"],
  ["R", "The R&D team"],
  ["R", "Ask John R. Smith."],
  ["C", "Grade C or better"],
  ["Teams", "Lead Teams across Europe"],
  ["Teams", "Our Sales and Marketing Teams"],
  ["Segment", "Lead of the Enterprise Segment"],
  ["Linear", "Knowledge of Linear Algebra"],
];

describe("a term", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });

  async function isInIndex(tsquery: string, texts: readonly string[]): Promise<boolean[]> {
    return listValues(database.db)<boolean>`
      select activity_words(text) @@ ${tsquery}::tsquery as is_found
      from unnest(${texts}::text[]) with ordinality as given (text, place) order by place`;
  }

  test.each(MATCHING)("%s is found in “%s”, in the text and in its index", async (term, text) => {
    const matcher = createTermMatcher(term);
    expect(matcher?.find(text)).toBeDefined();
    expect(await isInIndex(matcher?.tsquery ?? "", [text])).toEqual([true]);
  });

  test.each(DIFFERENT)("%s is not found in “%s”", (term, text) => {
    expect(createTermMatcher(term)?.find(text)).toBeUndefined();
  });

  test("that is found in a text is found in the index, whatever stands between its words", async () => {
    const words =
      "S 4 HANA SOC 2 soc2 Power BI e commerce ecommerce Node JS NodeJS Office 365 R D C Go k8s Müller data warehouses l IA 1e5 2nd".split(
        " ",
      );
    const gaps = [
      " ",
      "-",
      "/",
      ".",
      "'",
      "’",
      "+",
      "++",
      "#",
      "&",
      " & ",
      "<",
      ">",
      ", ",
      "(",
      ")",
      "@",
      "_",
      "=",
      "$",
      "\n",
      "• ",
      "–",
      "“",
      "”",
    ];
    const text = fc.array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...gaps)), {
      minLength: 1,
      maxLength: 8,
    });
    const terms = [
      "S/4HANA",
      "SOC 2",
      "SOC2",
      "PowerBI",
      "Power BI",
      "e-commerce",
      "ecommerce",
      "Node.js",
      "NodeJS",
      "Office 365",
      "R&D",
      "C++",
      "C#",
      "Go",
      "Kubernetes",
      "müller",
      "data warehouse",
      "IA",
      "4",
      "1e5",
      "2nd",
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...terms),
        fc.array(text, { minLength: 40, maxLength: 40 }),
        async (term, drawn) => {
          const matcher = createTermMatcher(term);
          const texts = drawn.map((parts) => parts.map(([word, gap]) => word + gap).join(""));
          const found = texts.filter((one) => matcher?.find(one) !== undefined);
          const indexed = found.length === 0 ? [] : await isInIndex(matcher?.tsquery ?? "", found);
          const missed = found.filter((_, place) => !indexed[place]);
          expect(missed).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("without letters or digits there is nothing to find", () => {
    expect(createTermMatcher(" -- ")).toBeUndefined();
  });
});

describe("a name that is also a word, typed in either case,", () => {
  test.each([
    ["Spark", "tools (hadoop, spark, hive)"],
    ["Chef", "we deploy with chef and ansible"],
    ["React", "Full-stack (Elixir/Phoenix, React)"],
    ["Swift", "Stack: Swift, Realm, SQLite"],
    ["Bash", "scripting in bash, perl or python"],
    ["Node", "The stack is postgres, node and vue"],
    ["Kafka", "aws, kafka, terraform"],
    ["Puppet", "* Puppet * Debian * PostgreSQL"],
    ["Flow", "JavaScript + Flow + React + Jest"],
  ])("%s is found in “%s”", (name, text) => {
    for (const term of [name, name.toLowerCase()]) expect(createTermMatcher(term)?.find(text), term).toBeDefined();
  });

  test.each([
    ["Go", "We go the extra mile."],
    ["Teams", "Collaborate with product teams in Java."],
    ["Play", "All of us play a role. We use Scala."],
    ["Less", "You spend less time in meetings, and use CSS."],
    ["Play", "Our app is on Google Play."],
    ["Phoenix", "An office in Phoenix, AZ"],
    ["Foundation", "a solid foundation for your career"],
    ["Express", "Express your ideas."],
  ])("%s is not found in “%s”", (name, text) => {
    for (const term of [name, name.toLowerCase()]) expect(createTermMatcher(term)?.find(text), term).toBeUndefined();
  });
});

describe("the options of a term", () => {
  test("also and not add and remove spellings, of the known ones too", () => {
    expect(spellingsOf("Kubernetes")).toEqual(["Kubernetes", "k8s"]);
    expect(spellingsOf("Kubernetes", { also: ["AKS", "kubernetes"], not: ["K8S"] })).toEqual(["Kubernetes", "AKS"]);
    const matcher = createTermMatcher("Kubernetes", { also: ["sales force"], not: ["k8s"] });
    expect(matcher?.find("k8s")).toBeUndefined();
    expect(matcher?.find("our sales force")).toBeDefined();
  });

  test("a phrase in not does not count, what stands beside it does", () => {
    const matcher = createTermMatcher("market", { not: ["go to market"] });
    expect(matcher?.find("Our go-to-market team")).toBeUndefined();
    expect(matcher?.find("Our go-to-market team knows the market.")).toEqual({ start: 32, end: 38 });
  });

  test("exact_case decides about letter case", () => {
    expect(createTermMatcher("Go", { exactCase: false })?.find("go above and beyond")).toBeDefined();
    expect(createTermMatcher("kubernetes", { exactCase: true })?.find("Kubernetes")).toBeUndefined();
    expect(createTermMatcher("Go", { exactCase: true })?.find("Go above and beyond")).toBeDefined();
  });
});

describe("the sentence of evidence", () => {
  const text = "We are Northwind. You will run Kubernetes clusters in three regions. Apply now.";
  const sentenceWith = (term: string, from: string, maxLength?: number) => {
    const found = createTermMatcher(term)?.find(from);
    return found && sentenceAround(from, found, maxLength);
  };

  test("is the one that mentions the term", () => {
    expect(sentenceWith("Kubernetes", text)).toBe("You will run Kubernetes clusters in three regions.");
  });

  test.each([
    [".NET", "We love code. Experience with .NET Core is required. Apply.", "Experience with .NET Core is required."],
    [
      "Kafka",
      "Compare streams vs. Kafka, e.g. at Contoso Inc. in 2.5 hours! Next",
      "Compare streams vs. Kafka, e.g. at Contoso Inc. in 2.5 hours!",
    ],
    ["Kafka", "You know:\n• Kafka and Flink\n• Java", "Kafka and Flink"],
    [
      "Kafka",
      "A line that was wrapped before\nKafka came along\nwith Flink.\nThe end.",
      "Kafka came along with Flink.",
    ],
    ["Node.js", "We use Node.js. And Go.", "We use Node.js."],
  ])("of %s in “%s” ends at a full stop or a new item only", (term, from, sentence) => {
    expect(sentenceWith(term, from)).toBe(sentence);
  });

  test("is shortened around the term when it is long, between words", () => {
    const long = `${"word ".repeat(200)}Kubernetes${" word".repeat(200)}`;
    const sentence = sentenceWith("Kubernetes", long, 100) ?? "";
    expect(sentence.length).toBeLessThanOrEqual(101);
    expect(sentence).toMatch(/^…(?:word )+Kubernetes(?: word)+…$/);
  });

  test("is shortened between characters", () => {
    const long = `x${"🤖".repeat(100)}Kubernetes${"🤖".repeat(100)}`;
    for (const maxLength of [100, 101, 102, 103])
      expect(sentenceWith("Kubernetes", long, maxLength)).toMatch(/^…🤖+Kubernetes🤖+…$/u);
  });
});
