// Adds the page's nonce to styles that the reference's script inserts. The script does so only for its first style.
const create = document.createElement.bind(document);
const { nonce } = document.currentScript;
document.createElement = (name, options) => {
  const element = create(name, options);
  if (name === "style") element.nonce = nonce;
  return element;
};
