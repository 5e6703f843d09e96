import { createContext } from 'react';
import type { Uf } from '#core/football-pt/uf.ts';

/** The state that the address of the page asks for: it counts before the reader's own. */
export const AskedUf = createContext<Uf | null>(null);
