import { toFileName } from '../cache/files.ts'
import { cardKey, drawCard } from './card.ts'
import { bytesOf, type Master } from './master.ts'
import type { Colours } from './sharp.ts'

interface Card {
  readonly title: string
  readonly key: string
  readonly master: Master | undefined
  /** The content file of its page. */
  readonly source: string
}

/** The social cards of a site, as its pages ask for them. */
export class Cards {
  private readonly cards = new Map<string, Card>()

  constructor(
    private readonly firm: string,
    private readonly colours: Colours,
  ) {}

  /** The file of a card that shows a picture and a title. `source` is the content file of its page. */
  file(title: string, master: Master | undefined, source: string): string {
    const key = cardKey({ title, firm: this.firm }, this.colours, master?.key ?? '')
    const file = `cards/${toFileName(title)}.${key}.jpg`
    this.cards.set(file, { title, key, master, source })
    return file
  }

  get(file: string): Card | undefined {
    return this.cards.get(file)
  }

  draw({ title, master }: Card): Promise<Uint8Array> {
    return drawCard({ title, firm: this.firm }, this.colours, master && bytesOf(master))
  }
}
