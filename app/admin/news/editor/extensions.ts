import type { Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { articleLink } from '#core/news/article-link.ts';
import { editorCopy } from '#core/news/copy/editor.ts';
import { ArticleImage } from './article-image.tsx';
import { DayBlock } from './day-block.tsx';
import { GameBlock } from './game-block.tsx';
import { PasteCleaner } from './paste-cleaner.ts';
import { type SlashHandlers, slashMenu } from './slash-menu.ts';

/**
 * The node types of an article (`core/news/document.ts`), with the editor's Markdown shortcuts: '##
 * ', '- ', '1. ', '> ', '**…**'.
 */
export function articleExtensions(slash: SlashHandlers): Extensions {
	return [
		StarterKit.configure({
			heading: { levels: [2, 3, 4] },
			link: {
				openOnClick: false,
				defaultProtocol: 'https',
				HTMLAttributes: { target: null, rel: null, class: null },
				isAllowedUri: (address) => articleLink(address) !== null,
				shouldAutoLink: (address) => /^(?:https?:\/\/|www\.)/i.test(address),
			},
		}),
		TableKit.configure({ table: { resizable: false } }),
		Placeholder.configure({ placeholder: editorCopy.placeholder }),
		ArticleImage,
		GameBlock,
		DayBlock,
		PasteCleaner,
		slashMenu(slash),
	];
}
