/** Shows the year of the visit in the footer, where a page may have been built in an earlier one. Clocks may be wrong. */
export function showYear() {
  const element = document.querySelector('[data-year]')
  const year = new Date().getFullYear()
  if (element && year > Number(element.textContent)) element.textContent = String(year)
}
