import { expect, test } from 'vitest';
import { identityClientConfined, panelKitConfined } from './rules/panel-only.ts';
import { readTree, treeOf } from './source-tree.ts';

test('S9.03 the identity client is reached from the sign-in and the panel only', () => {
	expect(identityClientConfined(readTree(process.cwd()))).toEqual([]);
});

test('planted: a public page that reaches the identity client is refused', () => {
	const planted = treeOf({
		'app/site/layout.tsx':
			"import { api } from '#app/api-client/api.client.ts';\nexport const used = api;\n",
		'app/site/frame/header.tsx':
			"import { getAuth } from 'firebase/auth';\nexport const used = getAuth;\n",
		'app/login/desk.tsx':
			"import { signOut } from 'firebase/auth';\nexport const used = signOut;\n",
		'app/login/step.ts': "import type { User } from 'firebase/auth';\nexport type Used = User;\n",
		'app/identity/auth.client.ts':
			"import { signOut } from 'firebase/auth';\nexport const used = signOut;\n",
	});
	expect(identityClientConfined(planted).map(({ file }) => file)).toEqual([
		'app/site/layout.tsx',
		'app/site/frame/header.tsx',
		'app/login/desk.tsx',
	]);
});

test('what the panel fetches and draws with is loaded by the panel only', () => {
	expect(panelKitConfined(readTree(process.cwd()))).toEqual([]);
	const source =
		"import { useQuery } from '@tanstack/react-query';\nexport const used = useQuery;\n";
	const planted = treeOf({ 'app/site/teams/list.tsx': source, 'app/admin/names/list.tsx': source });
	expect(panelKitConfined(planted).map(({ file }) => file)).toEqual(['app/site/teams/list.tsx']);
});
