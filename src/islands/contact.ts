import ContactForm from './ContactForm/ContactForm.tsx'
import { hydrate } from './hydrate.tsx'

/** Hydrates the contact form. In its own module because the build renders the component without any hydration code. */
export function start(island: Element) {
  hydrate(island, ContactForm)
}
