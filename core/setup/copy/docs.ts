/** The setup in the documentation of the JSON. */
export const setupDocs = {
	view: 'Os primeiros passos do guia: o que está feito, adiado e por fazer',
	mark: 'Dá um passo por feito, adia-o ou retoma-o',
	mail: 'Envia uma carta de teste a quem chama',
	address: 'Confere o endereço público: https, quem responde nele, e o proxy',
} as const;
