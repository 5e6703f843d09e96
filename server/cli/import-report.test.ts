import { expect, test } from 'vitest';
import { cliCopy } from '#core/copy/cli.ts';
import { unreadable } from '#core/importing/unreadable.ts';
import { importSummary } from './import-report.ts';

test('an import that stored no game does not say that it stored something', () => {
	const reading = unreadable('csv', 'sem jogos');
	const ending = (batchId: string | null, stored: boolean) =>
		importSummary(reading, { batchId, stored, names: [], rows: [] }, 0);
	expect(ending('1', true)).toContain(cliCopy.import.nothing);
	expect(ending('1', true)).not.toContain(cliCopy.import.stored);
	expect(ending('1', false)).toContain(cliCopy.import.refused);
	expect(ending(null, false)).toContain(cliCopy.import.dryRun);
});
