// Opens the list of guides, and adds what assistive technology needs: names, states, labels, and code that scrolls
// by keyboard.
new MutationObserver(assist).observe(document.body, { childList: true, subtree: true });
let guidesOpened = false;
function assist() {
  const guides = document.querySelector('[data-sidebar-id$="description/introduction"] button[aria-expanded="false"]');
  if (guides && !guidesOpened) {
    guidesOpened = true;
    guides.click();
  }
  for (const field of document.querySelectorAll('[role="combobox"]:not([aria-expanded])')) {
    field.setAttribute("aria-expanded", "false");
    if (!field.hasAttribute("aria-label")) field.setAttribute("aria-label", field.dataset.placeholder || "Value");
  }
  for (const field of document.querySelectorAll(".scalar-password-input")) field.placeholder = "Your API key";
  for (const region of document.querySelectorAll("code:not([tabindex]), ul.endpoints:not([tabindex])")) {
    if (region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight) region.tabIndex = 0;
  }
  for (const button of document.querySelectorAll("button[class*='copy-button']:not([aria-label])")) {
    if (!button.innerText.trim()) button.setAttribute("aria-label", "Copy");
  }
  for (const button of document.querySelectorAll("button[aria-label]")) {
    const [text, label] = [button.innerText.trim(), button.getAttribute("aria-label")];
    if (text && !label.toLowerCase().includes(text.toLowerCase())) button.setAttribute("aria-label", text + ": " + label);
  }
}
