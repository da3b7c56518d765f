/** The commonest first, as `share² × length` picks them. */
export const guardianNames =
  'Maria,Ana,José,João,Francisca,Antônio,Carlos,Adriana,Paulo,Juliana,Pedro,Márcia,Lucas,Fernanda,Luiz,Patrícia,Marcos,Aline,Luís,Sandra,Gabriel,Camila,Rafael,Amanda,Daniel,Bruna,Marcelo,Jéssica,Bruno,Letícia,Eduardo,Júlia,Felipe,Luciana,Raimundo,Vanessa,Rodrigo,Mariana,Manoel,Gabriela,Mateus,Vera,André,Vitória,Fernando,Larissa,Fábio,Cláudia,Leonardo,Beatriz,Gustavo,Rita,Guilherme,Luana,Leandro,Sônia,Tiago,Renata,Anderson,Eliane,Ricardo,Josefa,Márcio,Simone,Jorge,Natália,Sebastião,Cristiane,Alexandre,Carla,Roberto,Débora,Edson,Rosângela,Diego,Jaqueline,Vítor,Rosa,Sérgio,Daniela,Cláudio,Aparecida,Mateus,Marlene,Emily,Sarah,Jessica,Ashley,Michael,Jennifer,Matthew,Amy,Joshua,Heather,Christopher,Rachel,Andrew,Laura,Brian,Megan,Caitlin,Ivy'.split(
    ',',
  )

export const surnames =
  'Silva,Santos,Oliveira,Souza,Pereira,Ferreira,Lima,Alves,Rodrigues,Costa,Sousa,Gomes,Ribeiro,Martins,Araújo,Carvalho,Almeida,Lopes,Soares,Fernandes,Vieira,Barbosa,Rocha,Dias,Nascimento,Andrade,Moreira,Nunes,Marques,Machado,Mendes,Freitas,Cardoso,Ramos,Gonçalves,Santana,Teixeira,Moura,Cavalcanti,Correia,Campos,Monteiro,Pinto,Batista,Farias,Reis,Barros,Castro,Miranda,Duarte,Cunha,Azevedo,Melo,Coelho,Rezende,Brito,Tavares,Borges,Sales,Peixoto,Fonseca,Queiroz,Bezerra,Matos,Guimarães,Figueiredo,Leal,Pires,Siqueira,Aguiar,Magalhães,Assis,Xavier,Toledo,Viana,Lacerda,Prado,Amaral,Dantas,Cabral,Paiva,Bastos,Leite,Nogueira,Medeiros,Macedo,Franco,Maia,Chaves,Pacheco,Sampaio,Rangel,Furtado,Bittencourt,Smith,Johnson,Williams,Brown,Jones,Garcia,Miller,Davis,Wilson,Anderson,Taylor,Moore,Jackson,White,Harris,Clark,Lewis,Young'.split(
    ',',
  )

export const childNames =
  'Miguel,Helena,Arthur,Alice,Gael,Laura,Heitor,Maria Alice,Theo,Valentina,Davi,Heloísa,Gabriel,Maria Clara,Bernardo,Maria Cecília,Samuel,Maria Júlia,João Miguel,Sophia,Lorenzo,Júlia,Enzo Gabriel,Cecília,Benjamin,Isabella,Nicolas,Manuela,Noah,Lívia,Isaac,Eloá,Levi,Liz,Matheus,Maitê,Lucas,Lorena,Benício,Luísa,Joaquim,Antonella,Pedro,Isis,Ravi,Aurora,Anthony,Elisa,Henry,Olívia,Murilo,Esther,Vicente,Rebeca,Caleb,Mirella,Rafael,Ana Clara,Otto,Melissa,Francisco,Yasmin,Bento,Agatha,Caio,Beatriz,Emanuel,Pérola,Yuri,Clara,Tomás,Stella,Liam,Emma,Oliver,Charlotte,Elijah,Amelia,James,Mia,William,Evelyn,Jack,Harper,Owen,Luna,Leo,Scarlett,Wyatt,Nora,Ezra,Hazel,Silas,Ivy'.split(
    ',',
  )
