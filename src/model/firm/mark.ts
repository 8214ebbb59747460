/** The vent block of old Malayan houses: four arcs in a 40 × 40 square. The firm's mark until it has its own logo. */
export const MARK = 'M1 20A19 19 0 0 0 20 1a19 19 0 0 0 19 19 19 19 0 0 0-19 19A19 19 0 0 0 1 20z'
