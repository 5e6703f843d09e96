import { createContext } from 'react';
import type { Uf } from '#core/football-pt/uf.ts';

/** The state in the address of the page: it takes precedence over the reader's own. */
export const AskedUf = createContext<Uf | null>(null);
