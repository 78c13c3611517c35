import type { Industry } from "./industry.ts";

export const mediaAndEducation: readonly Industry[] = [
  {
    name: "Education technology", vertical: "media-and-education", roots: ["Learn", "Campus", "Tutor", "Lesson", "Academy"], tags: ["edtech", "education", "saas"],
    products: ["an online tutoring service", "a learning management system", "a coding school", "a language app", "an exam platform"],
    customers: ["schools", "universities", "career changers", "parents"],
    outcomes: ["catch up in mathematics", "teach large classes well", "change to a technical job", "hold fair exams from afar"],
    features: ["adapts exercises to each pupil", "corrects handwriting", "teaches in small groups in the evening", "practises speaking with a voice partner", "keeps exams safe without spying"],
    topics: ["adaptive learning", "micro-credentials", "automatic grading", "hybrid classrooms"],
  },
  {
    name: "Media and publishing", vertical: "media-and-education", roots: ["Press", "Story", "Page", "Column", "Chronicle"], tags: ["media", "publishing", "saas"],
    products: ["a newsroom system", "a podcast hosting service", "an audiobook studio", "a paywall platform", "a photo archive"],
    customers: ["regional newspapers", "independent authors", "broadcasters", "museums"],
    outcomes: ["live from subscriptions", "turn a book into audio in a week", "find a picture in seconds", "publish once for every channel"],
    features: ["decides when to ask for a subscription", "narrates with licensed voices", "describes pictures automatically", "inserts advertisements on the fly", "keeps rights and releases"],
    topics: ["dynamic paywalls", "synthetic narration", "newsletter growth", "rights management"],
  },
  {
    name: "Games and entertainment", vertical: "media-and-education", roots: ["Pixel", "Quest", "Arcade", "Level", "Studio"], tags: ["games", "entertainment", "b2c"],
    products: ["mobile puzzle games", "a game engine for learners", "an e-sports platform", "an interactive film studio", "a music creation app"],
    customers: ["casual players", "school clubs", "brands", "bedroom producers"],
    outcomes: ["relax for ten minutes", "build a first game in a weekend", "run a tournament", "finish a song"],
    features: ["adds new levels every week", "runs in the browser", "keeps matches fair", "lets viewers choose the plot", "suggests chords and drums"],
    topics: ["live operations", "user-generated content", "anti-cheat", "cross-platform play"],
  },
  {
    name: "Advertising technology", vertical: "media-and-education", roots: ["Banner", "Impression", "Audience", "Spot", "Display"], tags: ["adtech", "marketing", "b2b"],
    products: ["a contextual advertising network", "a digital billboard exchange", "a creative testing tool", "a retail media platform", "a brand safety monitor"],
    customers: ["consumer brands", "media agencies", "supermarkets", "publishers"],
    outcomes: ["advertise without following people", "book a billboard for an hour", "know which picture works", "earn from their own shop traffic"],
    features: ["places advertisements by what a page is about", "sells screens by the minute", "tests pictures before they run", "measures sales in the store", "blocks unsuitable pages"],
    topics: ["contextual targeting", "retail media", "attention metrics", "clean rooms"],
  },
  {
    name: "Government technology", vertical: "media-and-education", roots: ["Civic", "Council", "Public", "Municipal", "Forum"], tags: ["govtech", "public sector", "saas"],
    products: ["a citizen service portal", "a participation platform", "a permit workflow", "an open data portal", "an emergency alert system"],
    customers: ["city administrations", "planning offices", "fire brigades", "ministries"],
    outcomes: ["move house without a visit to an office", "decide a permit in weeks", "hear citizens before building", "warn people in time"],
    features: ["pre-fills forms from registers", "routes a permit among offices", "sums up thousands of comments", "publishes figures for anyone to use", "reaches every phone in an area"],
    topics: ["digital identity", "participatory budgeting", "open data", "permit automation"],
  },
];
