/** The caption of a comparison, in markup and script: 'Terrace, Ipoh. Room A.', with Chinese marks in Chinese. */
export function pairCaption(place: string, title: string): string {
  const stop = /[\u3400-\u9fff]/.test(place) ? '。' : '. '
  return place.replace(/[.。]$/, '') + stop + title + (/[.!?…。！？]$/.test(title) ? '' : stop.trim())
}
