import { expect, test } from 'vitest';
import { machinePaths } from '#core/site/paths/machine.ts';
import { paths } from '#core/site/paths.ts';
import { type DevelopmentTree, startDevelopment } from '#tests/support/development-tree.ts';

/** Three starts, each of which compiles the pages again. */
const LONG = { timeout: 300_000 };
const PATIENT = { timeout: 100_000 };

type Edit = { file: string; from: string; to: string; path: string };

/** A line of each room, and the address whose answer shows what became of it. */
const EDITS = {
	app: {
		file: 'app/root.tsx',
		from: '<html lang="pt-BR"',
		to: '<html data-edited="" lang="pt-BR"',
		path: paths.about,
	},
	core: {
		file: 'core/copy/pages.ts',
		from: 'Página não encontrada',
		to: 'Página ainda não escrita',
		path: '/nada',
	},
	server: {
		file: 'server/wire/public/robots.ts',
		from: 'User-agent: *',
		to: 'User-agent: edited',
		path: machinePaths.robots,
	},
} satisfies Record<string, Edit>;

/** The edit is seen, and so many times was the site started by then. */
async function shows(
	site: DevelopmentTree,
	{ file, from, to, path }: Edit,
	starts: number,
): Promise<void> {
	expect(await site.get(path)).toContain(from);
	await site.edit(file, from, to);
	await expect.poll(() => site.starts.length, PATIENT).toBe(starts);
	await expect.poll(() => site.get(path), PATIENT).toContain(to);
	expect(site.starts).toHaveLength(starts);
}

test(
	'npm run dev serves pages, shows an edit in app, core and server, and restarts only for an edit',
	LONG,
	async () => {
		await using site = await startDevelopment();
		await expect.poll(() => site.starts.length, PATIENT).toBe(1);
		for (const page of [paths.today, paths.today, paths.about])
			expect(await site.get(page)).toContain('</html>');
		await shows(site, EDITS.app, 1);
		await shows(site, EDITS.core, 2);
		await shows(site, EDITS.server, 3);
		for (const page of [paths.today, paths.today])
			expect(await site.get(page)).toContain('</html>');
		expect(site.starts).toHaveLength(3);
		expect(site.said().match(/^Restarting /gm)).toHaveLength(2);
	},
);
