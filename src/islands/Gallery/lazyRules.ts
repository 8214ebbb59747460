/** Puts the rules of a lazy sheet among those of the page, which the content security policy lets a script do in this way alone. */
export function addRules(rules = '') {
  const sheet = [...document.styleSheets].at(-1)
  sheet?.insertRule(`@layer components{${rules}}`, sheet.cssRules.length)
}
