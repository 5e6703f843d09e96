/** Words of what puts the guide on a device. The two literal buttons of S2.06 stand above them. */
export const installCopy = {
	button: 'Instalar o guia',
	/** Where only the reader can: Safari gives a page no way to ask. */
	apple: 'No iPhone e no iPad: toque em Compartilhar e depois em “Adicionar à Tela de Início”.',
} as const;
