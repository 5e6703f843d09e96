import { expect, test } from 'vitest';
import { agendaSteps, arrows } from './rules/arrows.ts';
import { awaitedBeforeDisposal } from './rules/awaited.ts';
import {
	addressesInPaths,
	environmentInConfig,
	noClockInCore,
	readersServeImports,
	sqlInRepositories,
} from './rules/confined.ts';
import { conformanceTable, testsNameRequirements } from './rules/conformance.ts';
import { textInCopy } from './rules/copy.ts';
import {
	dependenciesJustified,
	lockComplete,
	oneNode,
	oneVersion,
	settingsDocumented,
} from './rules/documents.ts';
import { nativeEntries, noCycles } from './rules/graph.ts';
import { privacyNamesAll } from './rules/privacy.ts';
import { fileSizes, noBarrels, noEscapeHatches, roomsExplained } from './rules/shape.ts';
import { type Breach, type Rule, readTree } from './source-tree.ts';

const live = readTree(process.cwd());

const HOUSE: [string, Rule][] = [
	['every import follows an arrow between the rooms', arrows],
	['the folders of the agenda reader have one direction', agendaSteps],
	['no module imports itself through others', noCycles],
	['nothing that an entry point reaches needs the bundler', nativeEntries],
	['what is returned below `await using` is awaited', awaitedBeforeDisposal],
	['SQL is in repositories and server/db', sqlInRepositories],
	['the environment is read in server/config/env.ts', environmentInConfig],
	['core has no clock and throws no dice', noClockInCore],
	['addresses are spelled in core/site/paths.ts', addressesInPaths],
	['the readers serve imports only', readersServeImports],
	['text that a person sees is in the copy of its noun', textInCopy],
	['files are small', fileSizes],
	['the privacy page names all that is kept in a browser', privacyNamesAll],
	['no file re-exports', noBarrels],
	['each root folder explains itself', roomsExplained],
	['no check is switched off and no test left out', noEscapeHatches],
	['the conformance table has one complete row for each requirement', conformanceTable],
	['tests name requirements that exist', testsNameRequirements],
	['each package is justified', dependenciesJustified],
	['each setting is documented', settingsDocumented],
	['the lock file serves every platform', lockComplete],
	['there is one version of Node', oneNode],
	['a release has one version', oneVersion],
];

function print(breaches: Breach[]): string[] {
	return breaches.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

for (const [title, rule] of HOUSE) {
	test(title, () => {
		expect(print(rule(live))).toEqual([]);
	});
}
