import ContactForm from './ContactForm/ContactForm.tsx'
import { hydrate } from './hydrate.tsx'

/** Brings the form to life. A module of its own: the build renders the component, and knows no hydration. */
export function start(island: Element) {
  hydrate(island, ContactForm)
}
