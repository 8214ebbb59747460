/** Shows the year of the visit in the footer, where a page may have been built in an earlier one. */
export function showYear() {
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}
