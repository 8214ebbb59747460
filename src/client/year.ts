/** Shows the year of the visit in the footer, where a page may have been built in an earlier one. Clocks may be wrong. */
export function showYear() {
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()))
}
