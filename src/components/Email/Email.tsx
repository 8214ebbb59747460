/** An e-mail address, which a narrow column breaks after its @. */
export function Email({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}
