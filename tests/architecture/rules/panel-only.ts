import { productFiles, type Rule } from '#tests/architecture/source-tree.ts';

/** Folders whose pages load the identity client. */
const PANEL = /^app\/(admin|login|identity|api-client)\//;
const CLIENT = /^firebase(\/|$)/;
/** What the panel fetches and draws with; no reader pays for it. */
const KIT = /^@(tanstack|base-ui)\//;

/**
 * The identity client and everything behind it belong to the sign-in and the panel; on the server
 * its modules are empty (`.client.ts`).
 */
export const identityClientConfined: Rule = (tree) =>
	productFiles(tree, /^(bin|core|server|app)\//).flatMap((file) =>
		file.imports.flatMap((entry) => {
			if (entry.typeOnly) return [];
			const breach = (message: string) => [{ file: file.path, line: entry.line, message }];
			if (
				CLIENT.test(entry.specifier) &&
				!(PANEL.test(file.path) && file.path.endsWith('.client.ts'))
			)
				return breach(
					`"${entry.specifier}" is loaded by *.client.ts of the sign-in and the panel only`,
				);
			if (entry.resolved !== null && PANEL.test(entry.resolved) && !PANEL.test(file.path))
				return breach(`"${entry.specifier}" would bring the panel to every reader`);
			return [];
		}),
	);

/** The panel's way to fetch and its comboboxes are no reader's. */
export const panelKitConfined: Rule = (tree) =>
	productFiles(tree, /^app\//).flatMap((file) =>
		file.imports
			.filter(({ specifier, typeOnly }) => !typeOnly && KIT.test(specifier))
			.filter(() => !PANEL.test(file.path))
			.map(({ specifier, line }) => ({
				...{ file: file.path, line },
				message: `"${specifier}" is loaded by the panel only`,
			})),
	);
