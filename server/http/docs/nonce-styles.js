// Gives the styles that the program adds the page's nonce: it does so itself for the first one only.
const create = document.createElement.bind(document);
const { nonce } = document.currentScript;
document.createElement = (name, options) => {
  const element = create(name, options);
  if (name === "style") element.nonce = nonce;
  return element;
};
