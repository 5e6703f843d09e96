import { expect, test } from 'vitest';
import { writtenHeaders } from '#core/admin/written.ts';
import { lastWritten, noteWritten, seeAddress } from './written.ts';

test('a link to the site carries the version of the last write that readers see', () => {
	expect(seeAddress('/jogos-de-hoje')).toBe('/jogos-de-hoje');
	noteWritten(new Headers(writtenHeaders({ version: 17, shows: false })));
	expect(lastWritten()).toEqual({ version: 17, shows: false });
	expect(seeAddress('/jogos-de-hoje')).toBe('/jogos-de-hoje?versao=17');
	noteWritten(new Headers());
	expect(lastWritten()).toBeNull();
	expect(seeAddress('/jogos-de-hoje')).toBe('/jogos-de-hoje?versao=17');
});
