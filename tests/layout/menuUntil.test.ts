import { expect, test } from 'vitest'
import { menuUntil } from '../../src/layout/Header/menuUntil.ts'

const short = ['Home', 'About', 'Services', 'Gallery', 'Blog', 'Contact']
const long = ['Laman Utama', 'Tentang Kami', 'Perkhidmatan', 'Galeri Projek', 'Blog & Artikel', 'Hubungi Kami']

test.each([
  ['Seri Ruang', short, '+60 3-7728 1234', '64rem'],
  ['Harmoni Sejahtera Design', short, '+60 3-7728 1234', '64rem'],
  ['Harmoni Sejahtera Design', long, '+60 3-7728 1234', '80rem'],
  ['Harmoni Sejahtera Design', long, '+60 3-7728 1234 ext. 1234', '100rem'],
])('%s with %j and %s has a menu below %s', (name, labels, phone, until) => {
  expect(menuUntil(name, labels, phone)).toBe(until)
})
