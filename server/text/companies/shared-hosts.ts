/**
 * Hosts of many owners' pages that the public suffix list does not have, because it lists only hosts whose names below them
 * are separate sites, and only where the host's operator asked for it.
 */

/** Hosts where a path names the page. The host alone, also with a language as its path, is its operator's site. */
const PAGES_BY_PATH = new Set(
  words(`
  linkedin.com lnkd.in facebook.com fb.com fb.me fb.watch messenger.com m.me instagram.com instagr.am threads.net threads.com
  twitter.com x.com t.co youtube.com youtu.be tiktok.com pinterest.com pin.it snapchat.com reddit.com redd.it quora.com
  vk.com vk.ru ok.ru t.me telegram.me wa.me whatsapp.com line.me lin.ee viber.com discord.com discord.gg weibo.com weibo.cn
  zhihu.com douyin.com xiaohongshu.com bilibili.com xing.com viadeo.com bsky.app mastodon.social vimeo.com dailymotion.com
  rumble.com twitch.tv soundcloud.com mixcloud.com clubhouse.com nextdoor.com flickr.com imgur.com 500px.com unsplash.com
  behance.net dribbble.com artstation.com deviantart.com issuu.com slideshare.net scribd.com medium.com substack.com
  github.com gitlab.com bitbucket.org codeberg.org sourceforge.net npmjs.com pypi.org huggingface.co kaggle.com codepen.io
  stackoverflow.com producthunt.com indiehackers.com
  crunchbase.com pitchbook.com angel.co wellfound.com f6s.com dealroom.co tracxn.com cbinsights.com owler.com zoominfo.com
  rocketreach.co signalhire.com leadiq.com lusha.com dnb.com opencorporates.com northdata.com northdata.de bloomberg.com
  craft.co golden.com startupblink.com ycombinator.com techstars.com
  glassdoor.com glassdoor.co.uk glassdoor.de indeed.com kununu.com comparably.com trustpilot.com g2.com capterra.com getapp.com
  clutch.co goodfirms.co sortlist.com designrush.com yelp.com tripadvisor.com foursquare.com yellowpages.com yell.com
  gelbeseiten.de dasoertliche.de 11880.com pagesjaunes.fr societe.com pappers.fr paginasamarillas.es paginegialle.it
  goudengids.nl pai.pt manta.com chamberofcommerce.com bbb.org thomasnet.com europages.com europages.co.uk kompass.com wlw.de
  indiamart.com justdial.com made-in-china.com wikipedia.org wikidata.org fandom.com
  linktr.ee linktree.com bio.link bio.site beacons.ai beacons.page about.me lnk.bio taplink.cc taplink.ws campsite.bio msha.ke
  milkshake.app solo.to allmylinks.com linkin.bio hoo.be flow.page flowcode.com heylink.me snipfeed.co direct.me instabio.cc
  linkpop.com stan.store komi.io withkoji.com koji.to many.link manylink.co contactinbio.com linkfly.to linkbio.co lynxinbio.com
  bento.me read.cv polywork.com card.co popl.co hihello.me zaap.bio lit.link linkr.bio tap.bio biolinky.co bio.fm mez.ink liinks.co
  linktw.in magic.ly lnk.to linkin.page link.me link.space sociatap.com nojs.cc shop.app shor.by joy.link hy.page
  bit.ly tinyurl.com ow.ly buff.ly is.gd cutt.ly rebrand.ly shorturl.at rb.gy tiny.cc t.ly s.id goo.gl forms.gle g.page g.co
  share.google maps.app.goo.gl 1drv.ms adobe.ly amzn.to apple.co spoti.fi
  etsy.com ebay.com ebay.co.uk ebay.de amazon.com amazon.co.uk amazon.de amazon.fr amazon.es amazon.it amazon.in amazon.ca
  amazon.co.jp amzn.com aliexpress.com alibaba.com taobao.com tmall.com 1688.com mercadolibre.com mercadolivre.com.br
  shopee.com lazada.com rakuten.co.jp depop.com poshmark.com vinted.com redbubble.com teespring.com
  gumroad.com ko-fi.com patreon.com buymeacoffee.com kickstarter.com indiegogo.com gofundme.com startnext.com ulule.com
  fiverr.com upwork.com freelancer.com malt.com malt.fr toptal.com thumbtack.com houzz.com checkatrade.com bark.com treatwell.co.uk
  fresha.com booksy.com calendly.com cal.com opentable.com thefork.com resy.com ubereats.com doordash.com grubhub.com
  deliveroo.com deliveroo.co.uk just-eat.co.uk lieferando.de airbnb.com booking.com expedia.com vrbo.com meetup.com eventbrite.com
  eventbrite.co.uk eventbrite.de lu.ma luma.com
  dropbox.com wetransfer.com canva.com notion.so airtable.com trello.com figma.com miro.com loom.com zoom.us
  join.com lever.co greenhouse.io ashbyhq.com workable.com smartrecruiters.com`),
);

/** Hosts where some parts are their users' pages, by the host below and the beginning of the path. The rest is their operator's. */
const PAGES_ON_PARTS: ReadonlyMap<string, RegExp> = new Map([
  [
    "google.com",
    /^(?:(?:sites|docs|drive|maps|play|plus|groups|calendar|forms|news|scholar|books|photos|chrome|chromewebstore|meet)\.google\.com\/.|(?:www\.)?google\.com\/(?:maps|search|url|place|store\/apps|alerts|books|finance)\b)/,
  ],
  ["apple.com", /^(?:apps|itunes|podcasts|music|books|maps)\.apple\.com\/./],
  ["microsoft.com", /^(?:apps|appsource|azuremarketplace|forms|teams|marketplace)\.microsoft\.com\/./],
  ["office.com", /^(?:forms|outlook)\.office\.com\/./],
  ["office365.com", /^outlook\.office365\.com\/./],
  ["live.com", /^(?:onedrive|groups)\.live\.com\/./],
  ["spotify.com", /^(?:open|play|creators|podcasters)\.spotify\.com\/./],
  ["archive.org", /^(?:web\.archive\.org\/.|(?:www\.)?archive\.org\/details\b)/],
  ["naver.com", /^(?:(?:m\.)?(?:blog|cafe|smartstore|place|map|post)\.naver\.com\/.)/],
  ["yandex.ru", /^(?:(?:www\.)?yandex\.ru\/(?:maps|search|profile)\b|(?:market|disk|zen)\.yandex\.ru\/.)/],
  ["yahoo.com", /^(?:groups|finance|search)\.yahoo\.com\/./],
  ["bing.com", /^(?:www\.)?bing\.com\/(?:maps|search)\b/],
]);

/** Site builders, blogs, shops and tools where each name below the host is a customer's. */
const NAMES_BELOW = new Set(
  words(`
  wordpress.com weebly.com weeblysite.com squarespace.com wix.com tumblr.com substack.com medium.com business.site
  jimdo.com jimdosite.com jimdofree.com jimdoweb.com godaddysites.com strikingly.com mystrikingly.com site123.me site123.com
  webnode.com webnode.page webnode.fr webnode.es webnode.cz webnode.it webnode.nl ueniweb.com ueni.com simplesite.com simdif.com
  page.tl one.com webador.com webador.de jouwweb.nl jouwweb.be site.pro moonfruit.com homestead.com webs.com web.com
  angelfire.com tripod.com freeservers.com 000webhostapp.com beep.com e-monsite.com wifeo.com over-blog.com canalblog.com
  skyrock.com typepad.com livejournal.com blogger.com blog.com home.blog hatenadiary.com ameblo.jp fc2.com
  ucoz.ru ucoz.com ucoz.net narod.ru nethouse.ru tilda.ws tilda.cc wordpress.org wpcomstaging.com wpengine.com kinsta.cloud
  flywheelsites.com hubspotpagebuilder.com hs-sites.com mailchimpsites.com mailchi.mp campaign-archive.com dorik.io softr.app
  canva.site odoo.com zohosites.com zohosites.eu zoho.com super.site potion.so notion.so readymag.com cargo.site
  cargocollective.com format.com pixieset.com smugmug.com zenfolio.com myportfolio.com journoportfolio.com contently.com
  clippings.me dunked.com crevado.com carbonmade.com bandcamp.com bandzoogle.com deviantart.com itch.io livejournal.ru
  shopify.com bigcartel.com ecwid.com storenvy.com sellfy.store gumroad.com etsy.com alibaba.com spreadshop.com shopware.store
  thinkific.com teachable.com podia.com kajabi.com mykajabi.com learnworlds.com circle.so mn.co skool.com
  clickfunnels.com leadpages.co leadpages.net unbouncepages.com instapage.com launchrock.com landen.co unicornplatform.page
  eatbu.com tistory.com sites.cc ghost.io glideapp.io glide.page adalo.com thunkable.com myfreesites.net yolasite.net
  zendesk.com freshdesk.com intercom.help helpscoutdocs.com gitbook.com atlassian.net slack.com sharepoint.com onmicrosoft.com salesforce.com
  force.com my-board.com monday.com typeform.com jotform.com surveymonkey.com eventbrite.com
  greenhouse.io lever.co teamtailor.com recruitee.com bamboohr.com breezy.hr personio.de personio.com myworkdayjobs.com myworkday.com
  smartrecruiters.com workable.com icims.com taleo.net successfactors.com successfactors.eu applytojob.com jobvite.com
  homerun.co factorialhr.com join.com softgarden.io zohorecruit.com hrmdirect.com fandom.com`),
);

/** Services with one host for each country, such as `pinterest.de`: known by their `.com`. */
const MANY_COUNTRIES = new Set(
  words(`
  google amazon ebay pinterest yelp tripadvisor glassdoor indeed airbnb booking eventbrite deliveroo trustpilot etsy yahoo
  mercadolibre shopee lazada groupon`),
);

/** Names that the operator of a shared host uses itself. */
const OPERATOR_NAMES = new Set(
  words(`
  www www2 web m mobile help support blog about info careers career jobs docs doc developer developers dev api app apps status
  community forum press news newsroom media investor investors ir legal privacy security trust partners partner learn academy
  university engineering research ai labs design brand business enterprise go get account accounts login signin auth shop
  store home corporate company intl global ads advertising marketing events`),
);

const LANGUAGES =
  "ar|cs|da|de|el|en|es|fi|fr|he|hu|id|it|ja|ko|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh|au|br|ca|gb|in|jp|mx|us|intl";
const LANGUAGE_NAME = new RegExp(`^(?:${LANGUAGES})(?:-[a-z]{2})?$`);
/** A path that names no page: a start page or a language. */
const START_PAGE = new RegExp(
  `^/?(?:(?:index|home|default)(?:\\.(?:html?|php|aspx?))?|(?:${LANGUAGES})(?:[-_/][a-z]{2,4})?)?/?(?:[?#].*)?$`,
  "i",
);
/** Their paths are handles and keys, also where one looks like a language. */
const SHORT_HANDLES = new Set(
  words("x.com twitter.com t.me t.co instagram.com tiktok.com threads.net bit.ly vk.com m.me"),
);

/**
 * Returns whether an address is one owner's page on a host that many share.
 *
 * @param registrable the registrable domain of the host.
 * @param hostname in lower case and ASCII.
 * @param path with its query; empty when there is none.
 */
export function isPageOnSharedHost(registrable: string, hostname: string, path: string): boolean {
  const [name = "", ...suffix] = registrable.split(".");
  const known = MANY_COUNTRIES.has(name) && suffix.at(-1)?.length === 2 ? `${name}.com` : registrable;
  const below = hostname.slice(0, -registrable.length);
  if (PAGES_ON_PARTS.get(known)?.test(`${below}${known}${path || "/"}`)) return true;
  const isCustomers = below
    .split(".")
    .some((label) => label !== "" && !OPERATOR_NAMES.has(label) && !LANGUAGE_NAME.test(label));
  if (NAMES_BELOW.has(known) && isCustomers) return true;
  if (!PAGES_BY_PATH.has(known) && !PAGES_BY_PATH.has(hostname)) return false;
  return SHORT_HANDLES.has(known) ? !/^\/?(?:[?#].*)?$/.test(path) : !START_PAGE.test(path);
}

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
