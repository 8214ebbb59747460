const months = 'January February March April May June July August September October November December'.split(' ')

/** '2023-05-20' as the site shows it: 'May 20, 2023'. No Date is made, so no time zone can move the day. */
export function displayDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return `${months[month - 1]} ${day}, ${year}`
}
