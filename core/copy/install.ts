/** Texts for installing the guide. The two literal buttons of S2.06 appear above them. */
export const installCopy = {
	button: 'Instalar o guia',
	/** Only the reader can do it: Safari gives pages no install prompt. */
	apple: 'No iPhone e no iPad: toque em Compartilhar e depois em “Adicionar à Tela de Início”.',
} as const;
