import { hydrateRoot } from 'react-dom/client'
import ContactForm from './ContactForm/ContactForm.tsx'
import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary.tsx'

/** Hydrates the contact form. Island.tsx is the server side: it renders the form without any hydration code. */
export function start(island: Element) {
  const props = JSON.parse(island.lastElementChild?.textContent ?? '')
  hydrateRoot(
    island.firstElementChild as Element,
    <ErrorBoundary title={island.getAttribute('data-error') ?? ''}>
      <ContactForm {...props} />
    </ErrorBoundary>,
  )
}
