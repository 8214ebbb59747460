import ContactForm from './ContactForm/ContactForm.tsx'
import { type Chunk, hydrate } from './hydrate.tsx'

export const chunk: Chunk = { hydrate, islands: { ContactForm: { Component: ContactForm } } }
