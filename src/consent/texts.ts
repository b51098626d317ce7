import { defineTexts } from '#texts'

/** Texts of the banner, its options, and the list of stored data. */
export const consentTexts = defineTexts({
  en: {
    title: 'Cookies and external content',
    text: 'We use what this site needs to work. With your consent we also use the following. You can change your choice at any time.',
    privacy: 'Privacy policy',
    accept: 'Accept all',
    reject: 'Reject all',
    choose: 'Choose',
    save: 'Save choice',
    close: 'Close',
    choices: 'Your choice',
    settings: 'Cookie settings',
    gpc: 'Your browser asks websites not to track you (Global Privacy Control). Until you choose, this counts as a rejection of statistics and marketing.',
    necessary: 'Necessary',
    preferences: 'Preferences',
    statistics: 'Statistics',
    marketing: 'Marketing',
    'means.necessary': 'Needed for the site and what you ask of it. Always on.',
    'means.preferences': 'Maps and other content from other providers; how you use the site.',
    'means.statistics': 'Shows us how the site is used, so that we can improve it.',
    'means.marketing': 'Videos and content of providers who may recognize you elsewhere.',
    'stored.vt_consent': 'Remembers your choice about cookies.',
    'stored.vt_cart': 'Remembers what is in your cart.',
    'stored.vt_cart_count': 'Shows how many items are in your cart and what they cost.',
    'stored.vt_currency': 'Remembers the currency that you chose. Set when you choose.',
    'stored.vt_coupon': 'Keeps the coupon of a link until something is in your cart.',
    'stored.vt_wishlist': 'Finds the products that you keep for later.',
    'stored.vt_wishes': 'Shows that products are kept for later, so that pages mark them.',
    'stored.vt_customer': 'Keeps you signed in to your customer account.',
    'stored.vt_orders': 'Shows you the orders that you have just placed.',
    'stored.vt_commenter':
      'Fills in your name and email address when you comment again. Set only if you ask for it.',
    'stored.vt_split':
      'Shows you the same version of a page each time while versions are compared. Where you are asked, only if you agree.',
    'stored.vt_split_visit':
      'Shows you the same version of a page during your visit while versions are compared.',
    'stored.vitrine:goals':
      'Keeps what you did on the last page, for the comparison of versions, until it has been sent.',
    'stored.vitrine:scheme':
      'Remembers whether you chose light or dark colors. Set when you choose.',
    'stored.vitrine:dismissed': 'Remembers which notices you have closed. Set when you close one.',
    'stored.vitrine:visit':
      'Remembers, until you close the browser, which popups you have seen and how many pages.',
    'stored.vitrine:popups': 'Remembers which popups you have seen, closed or answered, and when.',
    'stored.vt-captions':
      'Remembers how you want captions: language, size and colors. Set when you choose.',
    'stored.vitrine:resume':
      'Remembers where you stopped in a longer video or recording. Only with your consent.',
    'stored.vitrine:countdown-visit':
      'Remembers, until you close the browser, when a countdown began for you.',
    'stored.vitrine:recent':
      'Remembers which products you have viewed, to show them again. Stays in your browser.',
    'stored.vitrine:countdowns': 'Remembers when a countdown began for you.',
    'stored.vitrine:views': 'Counts in your browser how often you have seen a page.',
    session: 'Session',
    untilCleared: 'Until you clear it',
    days: '{count, plural, one {# day} other {# days}}',
  },
  de: {
    title: 'Cookies und externe Inhalte',
    text: 'Wir verwenden, was diese Website zum Funktionieren braucht. Mit Ihrer Einwilligung verwenden wir außerdem Folgendes. Sie können Ihre Auswahl jederzeit ändern.',
    privacy: 'Datenschutzerklärung',
    accept: 'Alle akzeptieren',
    reject: 'Alle ablehnen',
    choose: 'Auswählen',
    save: 'Auswahl speichern',
    close: 'Schließen',
    choices: 'Ihre Auswahl',
    settings: 'Cookie-Einstellungen',
    gpc: 'Ihr Browser bittet Websites, Sie nicht zu verfolgen (Global Privacy Control). Bis Sie auswählen, gilt das als Ablehnung von Statistik und Marketing.',
    necessary: 'Notwendig',
    preferences: 'Präferenzen',
    statistics: 'Statistik',
    marketing: 'Marketing',
    'means.necessary':
      'Nötig für die Website und für das, was Sie von ihr wünschen. Immer eingeschaltet.',
    'means.preferences':
      'Karten und andere Inhalte anderer Anbieter; wie Sie die Website verwenden.',
    'means.statistics': 'Zeigt uns, wie die Website genutzt wird, damit wir sie verbessern können.',
    'means.marketing': 'Videos und Inhalte von Anbietern, die Sie anderswo wiedererkennen können.',
    'stored.vt_consent': 'Merkt sich Ihre Auswahl zu Cookies.',
    'stored.vt_cart': 'Merkt sich, was in Ihrem Warenkorb liegt.',
    'stored.vt_cart_count':
      'Zeigt, wie viele Artikel in Ihrem Warenkorb liegen und was sie kosten.',
    'stored.vt_currency':
      'Merkt sich die Währung, die Sie gewählt haben. Wird bei der Auswahl gesetzt.',
    'stored.vt_coupon': 'Merkt sich den Gutschein eines Links, bis etwas im Warenkorb liegt.',
    'stored.vt_wishlist': 'Findet die Produkte, die Sie sich merken.',
    'stored.vt_wishes': 'Zeigt an, dass Produkte vorgemerkt sind, damit Seiten sie kennzeichnen.',
    'stored.vt_customer': 'Hält Sie in Ihrem Kundenkonto angemeldet.',
    'stored.vt_orders': 'Zeigt Ihnen die Bestellungen, die Sie gerade aufgegeben haben.',
    'stored.vt_commenter':
      'Füllt Namen und E-Mail-Adresse aus, wenn Sie wieder kommentieren. Nur wenn Sie es wünschen.',
    'stored.vt_split':
      'Zeigt Ihnen jedes Mal dieselbe Version einer Seite, solange Versionen verglichen werden. Wenn Sie gefragt werden, nur mit Ihrer Einwilligung.',
    'stored.vt_split_visit':
      'Zeigt Ihnen während Ihres Besuchs dieselbe Version einer Seite, solange Versionen verglichen werden.',
    'stored.vitrine:goals':
      'Bewahrt für den Vergleich von Varianten auf, was Sie auf der letzten Seite getan haben, bis es gesendet ist.',
    'stored.vitrine:scheme':
      'Merkt sich, ob Sie helle oder dunkle Farben gewählt haben. Nur wenn Sie wählen.',
    'stored.vitrine:dismissed':
      'Merkt sich, welche Hinweise Sie geschlossen haben. Nur wenn Sie einen schließen.',
    'stored.vitrine:visit':
      'Merkt sich, bis Sie den Browser schließen, welche Popups Sie gesehen haben und wie viele Seiten.',
    'stored.vitrine:popups':
      'Merkt sich, welche Popups Sie wann gesehen, geschlossen oder beantwortet haben.',
    'stored.vt-captions':
      'Merkt sich, wie Sie Untertitel möchten: Sprache, Größe und Farben. Nur wenn Sie wählen.',
    'stored.vitrine:resume':
      'Merkt sich, wo Sie ein längeres Video oder eine längere Aufnahme angehalten haben. Nur mit Ihrer Einwilligung.',
    'stored.vitrine:countdown-visit':
      'Merkt sich, bis Sie den Browser schließen, wann ein Countdown für Sie begonnen hat.',
    'stored.vitrine:recent':
      'Merkt sich, welche Produkte Sie angesehen haben, um sie wieder zu zeigen. Bleibt in Ihrem Browser.',
    'stored.vitrine:countdowns': 'Merkt sich, wann ein Countdown für Sie begonnen hat.',
    'stored.vitrine:views': 'Zählt in Ihrem Browser, wie oft Sie eine Seite gesehen haben.',
    session: 'Sitzung',
    untilCleared: 'Bis Sie es löschen',
    days: '{count, plural, one {# Tag} other {# Tage}}',
  },
  fr: {
    title: 'Cookies et contenus externes',
    text: 'Nous utilisons ce dont ce site a besoin pour fonctionner. Avec votre accord, nous utilisons aussi ce qui suit. Vous pouvez modifier votre choix à tout moment.',
    privacy: 'Politique de confidentialité',
    accept: 'Tout accepter',
    reject: 'Tout refuser',
    choose: 'Choisir',
    save: 'Enregistrer le choix',
    close: 'Fermer',
    choices: 'Votre choix',
    settings: 'Gérer les cookies',
    gpc: 'Votre navigateur demande aux sites de ne pas vous suivre (Global Privacy Control). Jusqu’à votre choix, cela vaut refus des statistiques et du marketing.',
    necessary: 'Nécessaires',
    preferences: 'Préférences',
    statistics: 'Statistiques',
    marketing: 'Marketing',
    'means.necessary': 'Indispensables au site et à ce que vous lui demandez. Toujours activés.',
    'means.preferences':
      'Cartes et autres contenus d’autres fournisseurs ; votre façon d’utiliser le site.',
    'means.statistics': 'Nous montre comment le site est utilisé, afin de l’améliorer.',
    'means.marketing': 'Vidéos et contenus de fournisseurs qui peuvent vous reconnaître ailleurs.',
    'stored.vt_consent': 'Retient votre choix concernant les cookies.',
    'stored.vt_cart': 'Retient le contenu de votre panier.',
    'stored.vt_cart_count': 'Affiche le nombre d’articles dans votre panier et leur prix.',
    'stored.vt_currency':
      'Retient la devise que vous avez choisie. Enregistré lors de votre choix.',
    'stored.vt_coupon': 'Retient le code promo d’un lien jusqu’au premier article du panier.',
    'stored.vt_wishlist': 'Retrouve les produits que vous gardez pour plus tard.',
    'stored.vt_wishes': 'Indique que des produits sont gardés, afin que les pages les signalent.',
    'stored.vt_customer': 'Vous garde connecté à votre compte client.',
    'stored.vt_orders': 'Vous montre les commandes que vous venez de passer.',
    'stored.vt_commenter':
      'Remplit votre nom et votre adresse e-mail quand vous commentez à nouveau. Uniquement à votre demande.',
    'stored.vt_split':
      'Vous montre chaque fois la même version d’une page pendant que des versions sont comparées. Si votre accord est demandé, uniquement si vous le donnez.',
    'stored.vt_split_visit':
      'Vous montre la même version d’une page pendant votre visite, tant que des versions sont comparées.',
    'stored.vitrine:goals':
      'Garde ce que vous avez fait sur la dernière page, pour comparer des versions, jusqu’à l’envoi.',
    'stored.vitrine:scheme':
      'Retient si vous avez choisi des couleurs claires ou sombres. Uniquement si vous choisissez.',
    'stored.vitrine:dismissed':
      'Retient les avis que vous avez fermés. Uniquement si vous en fermez un.',
    'stored.vitrine:visit':
      'Retient, jusqu’à la fermeture du navigateur, les fenêtres vues et le nombre de pages.',
    'stored.vitrine:popups':
      'Retient quelles fenêtres vous avez vues, fermées ou remplies, et quand.',
    'stored.vt-captions':
      'Retient comment vous voulez les sous-titres : langue, taille et couleurs. Uniquement si vous choisissez.',
    'stored.vitrine:resume':
      'Retient où vous avez arrêté une longue vidéo ou un long enregistrement. Seulement avec votre consentement.',
    'stored.vitrine:countdown-visit':
      'Se souvient, jusqu’à la fermeture du navigateur, du début d’un compte à rebours pour vous.',
    'stored.vitrine:recent':
      'Se souvient des produits que vous avez consultés, pour les montrer à nouveau. Reste dans votre navigateur.',
    'stored.vitrine:countdowns': 'Se souvient du début d’un compte à rebours pour vous.',
    'stored.vitrine:views': 'Compte dans votre navigateur combien de fois vous avez vu une page.',
    session: 'Session',
    untilCleared: 'Jusqu’à ce que vous l’effaciez',
    days: '{count, plural, one {# jour} other {# jours}}',
  },
  ar: {
    title: 'ملفات تعريف الارتباط والمحتوى الخارجي',
    text: 'نستخدم ما يحتاجه هذا الموقع ليعمل. وبموافقتك نستخدم أيضًا ما يلي. يمكنك تغيير اختيارك في أي وقت.',
    privacy: 'سياسة الخصوصية',
    accept: 'قبول الكل',
    reject: 'رفض الكل',
    choose: 'اختيار',
    save: 'حفظ الاختيار',
    close: 'إغلاق',
    choices: 'اختيارك',
    settings: 'إعدادات ملفات تعريف الارتباط',
    gpc: 'يطلب متصفحك من المواقع عدم تتبعك (Global Privacy Control). إلى أن تختار، يُعدّ ذلك رفضًا للإحصاءات والتسويق.',
    necessary: 'ضرورية',
    preferences: 'التفضيلات',
    statistics: 'الإحصاءات',
    marketing: 'التسويق',
    'means.necessary': 'لازمة للموقع ولما تطلبه منه. مفعّلة دائمًا.',
    'means.preferences': 'خرائط ومحتوى آخر من مقدّمين آخرين، وطريقة استخدامك للموقع.',
    'means.statistics': 'تبيّن لنا كيف يُستخدم الموقع لنحسّنه.',
    'means.marketing': 'مقاطع فيديو ومحتوى من مقدّمين قد يتعرّفون عليك في مواقع أخرى.',
    'stored.vt_consent': 'يحفظ اختيارك بشأن ملفات تعريف الارتباط.',
    'stored.vt_cart': 'يحفظ ما في سلة التسوق.',
    'stored.vt_cart_count': 'يعرض عدد المنتجات في سلة التسوق وثمنها.',
    'stored.vt_currency': 'يتذكر العملة التي اخترتها. يُحفظ عند الاختيار.',
    'stored.vt_coupon': 'يحفظ قسيمة رابط إلى أن تضيف شيئًا إلى سلتك.',
    'stored.vt_wishlist': 'يجد المنتجات التي تحفظها لوقت لاحق.',
    'stored.vt_wishes': 'يدل على وجود منتجات محفوظة كي تميّزها الصفحات.',
    'stored.vt_customer': 'يبقيك مسجّل الدخول إلى حسابك.',
    'stored.vt_orders': 'يعرض لك الطلبات التي قدّمتها للتو.',
    'stored.vt_commenter': 'يملأ اسمك وبريدك الإلكتروني عند التعليق مجددًا. فقط إذا طلبت ذلك.',
    'stored.vt_split':
      'يعرض لك النسخة نفسها من الصفحة كل مرة أثناء مقارنة النسخ. إذا طُلبت موافقتك، فقط إذا وافقت.',
    'stored.vt_split_visit': 'يعرض لك النسخة نفسها من الصفحة أثناء زيارتك ما دامت النسخ تُقارن.',
    'stored.vitrine:goals': 'يحتفظ بما فعلته في الصفحة الأخيرة، للمقارنة بين النسخ، إلى أن يُرسَل.',
    'stored.vitrine:scheme': 'يحفظ اختيارك للألوان الفاتحة أو الداكنة. فقط عندما تختار.',
    'stored.vitrine:dismissed': 'يحفظ الإشعارات التي أغلقتها. فقط عندما تغلق إشعارًا.',
    'stored.vitrine:visit': 'يتذكّر، حتى تغلق المتصفح، النوافذ التي رأيتها وعدد الصفحات.',
    'stored.vitrine:popups': 'يتذكّر النوافذ التي رأيتها أو أغلقتها أو أجبت عنها ومتى.',
    'stored.vt-captions': 'يحفظ كيف تريد الترجمة النصية: اللغة والحجم والألوان. فقط عندما تختار.',
    'stored.vitrine:resume': 'يحفظ الموضع الذي توقفت عنده في فيديو أو تسجيل طويل. فقط بموافقتك.',
    'stored.vitrine:countdown-visit': 'يتذكّر حتى إغلاق المتصفح متى بدأ العدّ التنازلي بالنسبة إليك.',
    'stored.vitrine:recent': 'يتذكّر المنتجات التي شاهدتها لعرضها مجددًا. يبقى في متصفحك.',
    'stored.vitrine:countdowns': 'يتذكّر متى بدأ العدّ التنازلي بالنسبة إليك.',
    'stored.vitrine:views': 'يعدّ في متصفحك كم مرة رأيت صفحة.',
    session: 'الجلسة',
    untilCleared: 'حتى تمسحه',
    days: '{count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  },
})
