import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storedData } from '#core/privacy/copy/stored-data.ts';
import { ROW_READERS } from '#server/checkup/row-readers.ts';
import { dataRows, tablesWithoutData } from './data-table.ts';

const document = readFileSync('docs/pt/dados-pessoais.md', 'utf8');

test('the document names what each table holds of people, and no table that is not there', () => {
	expect(Object.keys(storedData).sort()).toEqual(Object.keys(ROW_READERS).sort());
	const rows = document.match(/^\| `\w+` \|.*\|$/gm) ?? [];
	expect(rows).toEqual(dataRows());
	const without = /Sem dados pessoais: (.*?)\./.exec(document.replaceAll('\n', ' '))?.[1] ?? '';
	expect(without.match(/\w+/g)).toEqual(tablesWithoutData());
});
